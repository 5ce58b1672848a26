/**
 * What a listener may wait for: one aspect of one path, or something of the whole form.
 * `change` follows every change of values, errors or visibility, `errors` of messages alone; `reveal` asks the view
 * to go to a place.
 */
export type Channel =
  | 'change'
  | 'errors'
  | 'frozen'
  | 'submitted'
  | 'reveal'
  | `${'value' | 'error' | 'hidden' | 'rows' | 'pending'}:${string}`

/** Listeners by channel. A channel nobody listens to costs one look-up. */
export class Channels {
  readonly #listeners = new Map<Channel, Set<() => void>>()

  /** Returns the function that ends the subscription. */
  subscribe(channel: Channel, listener: () => void): () => void {
    const set = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0 && this.#listeners.get(channel) === set) this.#listeners.delete(channel)
    }
  }

  /** Call only after the state is consistent again: listeners read it at once. */
  announce(channels: Iterable<Channel>): void {
    for (const channel of new Set(channels))
      for (const listener of [...(this.#listeners.get(channel) ?? [])]) listener()
  }
}
