/** Text kept for this tab only; `clear` forgets everything, as at logout. */
export interface Keep {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  clear(): void
}
