import type { Observable } from '#runtime/core/ports/observable.ts'

/** An error beside the form, such as at a choice of the page, that the form's summary lists, too. */
export interface OtherError {
  /** Value of `data-field` at its place. */
  place: string
  text: string
  /** Scrolls to its place and focuses it. */
  reveal(): void
}

/** Errors beside the form, in the order in which they were told; the same array until one changes. */
export type OtherErrors = Observable<readonly OtherError[]>

export const NO_OTHERS: OtherErrors = { get: () => NONE, subscribe: () => () => {} }
const NONE: readonly OtherError[] = []
