/** Device storage of drafts. */
export interface DraftStorage {
  get(key: string): string | null
  /** Returns false when the device refuses: storage is full or forbidden. */
  set(key: string, text: string): boolean
  remove(key: string): void
  /** Returns all keys. */
  keys(): readonly string[]
  /** Calls the listener with a key that another window of this site changed or removed. */
  subscribe(listener: (key: string) => void): () => void
  /** Runs when the browser is idle; the returned function cancels it. */
  idle(run: () => void): () => void
  /** Resolves to true when a stored file certainly no longer exists; a network failure is not proof. */
  isGone(url: string): Promise<boolean>
  /** Id of this window among those of the browser. */
  tab: string
}
