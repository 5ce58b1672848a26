/** What drafts need of the device; the application hands it in. */
export interface DraftStorage {
  get(key: string): string | null
  /** False when the device does not take it: it is full, or storing is forbidden. */
  set(key: string, text: string): boolean
  remove(key: string): void
  /** Keys of everything kept here. */
  keys(): readonly string[]
  /** Told the key when another window of this site changed or removed what is kept. */
  subscribe(listener: (key: string) => void): () => void
  /** Runs when the browser has nothing better to do; the answer calls it off. */
  idle(run: () => void): () => void
  /** Whether a stored file is certainly gone; a network that fails says nothing about it. */
  isGone(url: string): Promise<boolean>
  /** This window, told apart from others of the same browser. */
  tab: string
}
