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

/** Hears of several channels at once. */
export type Follower = (channels: Iterable<Channel>) => void

/**
 * Listeners by channel; a channel without listeners costs one lookup. Lists are replaced, never changed: most have one
 * listener, of which a Set would keep a table of two hundred bytes.
 */
export class Channels {
  readonly #listeners = new Map<Channel, readonly (() => void)[]>()
  readonly #followers = new Set<Follower>()

  /** Returns a function that unsubscribes. */
  subscribe(channel: Channel, listener: () => void): () => void {
    // `concat` allocates what it needs; a spread literal leaves room for sixteen more.
    this.#listeners.set(channel, this.#without(channel, listener).concat(listener))
    return () => {
      const others = this.#without(channel, listener)
      if (others.length > 0) this.#listeners.set(channel, others)
      else this.#listeners.delete(channel)
    }
  }

  /** Calls `follower` with everything that is announced; the returned function ends it. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  /** Notifies listeners. The state must be consistent, because they read it synchronously. */
  announce(channels: Iterable<Channel>): void {
    const announced = new Set(channels)
    for (const channel of announced)
      for (const listener of this.#listeners.get(channel) ?? []) listener()
    for (const follower of this.#followers) follower(announced)
  }

  #without(channel: Channel, listener: () => void): readonly (() => void)[] {
    return this.#listeners.get(channel)?.filter((each) => each !== listener) ?? []
  }
}
