/** Text storage of this tab; `clear` removes everything, as at logout. */
export interface TabStorage {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  clear(): void
}
