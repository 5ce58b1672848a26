/** An address of the site: the path and its query, nothing of the origin. */
export interface Address {
  path: string
  query: Readonly<Record<string, string>>
}

/** What stands in the way of leaving. */
export interface LeaveBlock {
  /** Whether going there loses something; null: the tab closes or loads anew. */
  loses(to: Address | null): boolean
  /** Asks the person; true lets them go. */
  ask(): Promise<boolean>
}

/** The browser's address and history, or a test's. */
export interface Navigation {
  current(): Address
  /** Identity of the present entry of the history: another visit of the same address is another. Empty: unknown. */
  entry(): string
  subscribe(listener: () => void): () => void
  /** `entering` is told the identity of the new entry before anybody hears of it. */
  push(to: Address, entering?: (entry: string) => void): void
  replace(to: Address): void
  back(): void
  /**
   * Adds an entry which the back button takes away; `onBack` is then called. The answer takes the entry away
   * itself and resolves when it is gone, so that a navigation started afterwards is not undone by it.
   */
  holdBack(onBack: () => void): () => Promise<void>
  /**
   * From now on going to another address, by a link, an action or the back button, waits for the person where it
   * loses something. The answer ends it.
   */
  block(block: LeaveBlock): () => void
}
