import type { Changes } from './changes.ts'

/**
 * Prefix of the paths touched when the message at a control changes or the control is to take the focus: `@error.<state
 * path>`.
 */
export const STATE_ERRORS = '@error'

/** A message at a control that sets the page's state, such as a choice or an upload. */
interface StateError {
  /** Path of the state. */
  state: string
  text: string
  /** The form whose summary lists it; none on a page without one. */
  form: string | undefined
  /** True for the message of a control without a value, which disappears once it has one. */
  isMissing: boolean
}

/** Messages at controls of the page's state, each until its value changes. */
export interface StateErrors {
  /** Returns the messages that show. */
  all(): readonly StateError[]
  /** Shows a message at its control; it takes the place of an earlier one. */
  tell(error: StateError): void
  forget(state: string): void
  /** Lets the control take the focus. */
  reveal(state: string): void
  /** True when the control is to take the focus; true once per `reveal`, also for a control loaded after it. */
  takeRevealed(state: string): boolean
}

/** @param isGiven true when the state has a value */
export function createStateErrors(
  changes: Changes,
  isGiven: (state: string) => boolean,
): StateErrors {
  const told = new Map<string, StateError>()
  const revealed = new Set<string>()
  const touch = (state: string) => changes.emit(`${STATE_ERRORS}.${state}`)
  return {
    all: () => [...told.values()].filter(({ state, isMissing }) => !(isMissing && isGiven(state))),
    tell(error) {
      told.set(error.state, error)
      touch(error.state)
    },
    forget(state) {
      if (told.delete(state)) touch(state)
    },
    reveal(state) {
      revealed.add(state)
      touch(state)
    },
    takeRevealed: (state) => revealed.delete(state),
  }
}
