import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import type { OtherError, OtherErrors } from '../session/otherErrors.ts'

/** Errors after a refused submission, in document order; `done`: there were errors, and all are fixed. */
export interface SummaryState {
  kind: 'none' | 'errors' | 'done'
  errors: readonly (readonly [FormPath, string])[]
  /** Errors beside the form. */
  others: readonly OtherError[]
}

const NONE: SummaryState = { kind: 'none', errors: [], others: [] }

/** Tracks a form's messages from a submission until none is left. */
export class ErrorSummary implements Observable<SummaryState> {
  readonly #store: FormStore
  readonly #others: OtherErrors
  readonly #state = createCell<SummaryState>(NONE)
  readonly get = this.#state.get
  readonly subscribe = this.#state.subscribe
  #submitted = false

  constructor(store: FormStore, others: OtherErrors) {
    this.#store = store
    this.#others = others
  }

  /** Starts tracking; the returned function stops it. */
  follow(): () => void {
    const ends = [
      this.#store.subscribe('submitted', () => {
        this.#submitted = true
        this.#look()
      }),
      this.#store.subscribe('errors', () => this.#look()),
      this.#others.subscribe(() => this.#look()),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

  /** Hides the success message. */
  leave(): void {
    if (this.get().kind !== 'done') return
    this.#submitted = false
    this.#state.set(NONE)
  }

  #look(): void {
    if (!this.#submitted) return
    const errors = Object.entries(this.#store.errors())
    const others = this.#others.get()
    const before = this.get()
    if (errors.length + others.length > 0) {
      if (before.others !== others || !isSame(before.errors, errors))
        this.#state.set({ kind: 'errors', errors, others })
    } else if (before.kind === 'errors') this.#state.set({ kind: 'done', errors, others })
  }
}

const isSame = (a: SummaryState['errors'], b: SummaryState['errors']): boolean =>
  a.length === b.length &&
  a.every(([path, message], index) => b[index]?.[0] === path && b[index][1] === message)
