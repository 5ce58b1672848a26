import { FormStore } from '../../form/formStore.ts'
import type { FormPath } from '../../form/paths.ts'

/** One field or cell gets this value. */
export interface Trial {
  path: FormPath
  value: unknown
}

/**
 * A second form with the values of the first, to try changes on: the same rules and checks, every message shown, the
 * server not asked. What the first was told from outside is told here, too, until the value it is about changes.
 */
export class Probe {
  readonly #store: FormStore
  readonly #told: Record<FormPath, string>
  /** How many changes were tried. */
  tried = 0

  /** @param about places whose messages from outside count. */
  constructor(store: FormStore, about: readonly FormPath[] = []) {
    const { ask: _ask, delay: _delay, initial: _initial, ...options } = store.options
    const stored = Object.fromEntries(store.bundle.order.map((key) => [key, store.get(key)]))
    this.#store = new FormStore(store.bundle, { ...options, stored })
    this.#store.validate()
    this.#told = Object.fromEntries(
      about.flatMap((path) => {
        const { reported } = store.standing(path)
        return reported === undefined ? [] : [[path, reported] as const]
      }),
    )
  }

  /** What is read of the form with these changes, which are then taken back. */
  with<T>(trials: readonly Trial[], read: (store: FormStore) => T): T {
    this.tried += 1
    const before = trials.map(({ path }) => ({ path, value: this.#store.get(path) }))
    this.#store.setErrors(this.#told)
    this.#put(trials)
    const answer = read(this.#store)
    this.#put(before.reverse())
    return answer
  }

  #put(trials: readonly Trial[]): void {
    for (const { path, value } of trials) this.#store.set(path, value)
  }
}
