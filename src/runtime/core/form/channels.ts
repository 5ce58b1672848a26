/**
 * What a listener can subscribe to: one aspect of one path, or an event of the whole form. `change` follows every
 * change of values, errors or visibility, `errors` of messages alone; `reveal` asks the view to scroll to a place;
 * `sections` and `field` are of a definition that changes.
 */
export type Channel =
  | 'change'
  | 'errors'
  | 'frozen'
  | 'submitted'
  | 'reveal'
  | 'sections'
  | `${'value' | 'error' | 'hidden' | 'rows' | 'pending' | 'field'}:${string}`

/** Listeners by channel; a channel without listeners costs one lookup. */
export class Channels {
  readonly #listeners = new Map<Channel, Set<() => void>>()

  /** Returns a function that unsubscribes. */
  subscribe(channel: Channel, listener: () => void): () => void {
    const set = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0 && this.#listeners.get(channel) === set) this.#listeners.delete(channel)
    }
  }

  /** Notifies listeners. The state must be consistent, because they read it synchronously. */
  announce(channels: Iterable<Channel>): void {
    for (const channel of new Set(channels))
      for (const listener of [...(this.#listeners.get(channel) ?? [])]) listener()
  }
}
