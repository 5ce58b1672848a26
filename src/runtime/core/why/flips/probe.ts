import { FormStore } from '../../form/formStore.ts'
import type { FormPath } from '../../form/paths.ts'

/** A change of one field or cell. */
export interface Trial {
  path: FormPath
  value: unknown
  /** One value of many that are typed; not chosen from a list, and not named by a rule. */
  isExample: boolean
}

/**
 * A copy of the form for trying changes: same values, rules and checks, all messages shown, no questions to the server.
 * Messages reported from outside are kept until their value changes.
 */
export class Probe {
  readonly #store: FormStore
  readonly #told: Record<FormPath, string>
  /** Number of changes tried. */
  tried = 0

  /** @param about places whose reported messages are kept */
  constructor(store: FormStore, about: readonly FormPath[] = []) {
    const { ask: _ask, delay: _delay, initial: _initial, ...options } = store.options
    const stored = Object.fromEntries(store.bundle.order.map((key) => [key, store.get(key)]))
    this.#store = new FormStore(store.bundle, { ...options, stored })
    this.#store.validate()
    this.#told = Object.fromEntries(
      about.flatMap((path) => {
        const { reported } = store.placeErrors(path)
        return reported === undefined ? [] : [[path, reported] as const]
      }),
    )
  }

  /** Applies changes, reads a result, and reverts them. */
  with<T>(trials: readonly Trial[], read: (store: FormStore) => T): T {
    this.tried += 1
    const before = trials.map(({ path }) => ({ path, value: this.#store.get(path) }))
    this.#store.setErrors(this.#told)
    this.#put(trials)
    const answer = read(this.#store)
    this.#put(before.reverse())
    return answer
  }

  #put(trials: readonly Pick<Trial, 'path' | 'value'>[]): void {
    for (const { path, value } of trials) this.#store.set(path, value)
  }
}
