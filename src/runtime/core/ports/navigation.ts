/** Path and query of an address of the site, without origin. */
export interface Address {
  path: string
  query: Readonly<Record<string, string>>
}

/** A reason to ask before leaving. */
export interface LeaveBlock {
  /** True when leaving to that address loses something; null: the tab closes or reloads. */
  loses(to: Address | null): boolean
  /** Asks the person; true to leave. */
  ask(): Promise<boolean>
}

/** Address and history of the browser or of a test. */
export interface Navigation {
  current(): Address
  /** Returns the id of the current history entry, unique per visit; empty when unknown. */
  entry(): string
  subscribe(listener: () => void): () => void
  /** Adds a history entry; `entering` receives its id before listeners are notified. */
  push(to: Address, entering?: (entry: string) => void): void
  replace(to: Address): void
  back(): void
  /**
   * Adds a history entry that the back button removes, which calls `onBack`. The returned function removes it and
   * resolves when it is gone, so that a following navigation is not undone by it.
   */
  holdBack(onBack: () => void): () => Promise<void>
  /**
   * Asks before leaving through a link, an action or the back button when something would be lost. The returned
   * function removes the block.
   */
  block(block: LeaveBlock): () => void
}
