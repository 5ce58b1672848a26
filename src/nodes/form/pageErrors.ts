import type { PageInstance } from '#runtime/core/page/pageInstance.ts'
import { STATE_ERRORS } from '#runtime/core/scope/stateErrors.ts'
import type { OtherError, OtherErrors } from '#runtime/react/form/session/otherErrors.ts'

/** Errors at controls of the page that are asked together with a form. */
export function pageErrors({ errors, subscribe }: PageInstance, form: string): OtherErrors {
  let known: readonly OtherError[] = []
  return {
    get() {
      const own = errors.all().filter((error) => error.form === form)
      const now = own.map(({ state, text }) => ({
        place: state,
        text,
        reveal: () => errors.reveal(state),
      }))
      if (!isSame(known, now)) known = now
      return known
    },
    subscribe: (listener) => subscribe([STATE_ERRORS, 'page'], listener),
  }
}

const isSame = (a: readonly OtherError[], b: readonly OtherError[]): boolean =>
  a.length === b.length &&
  a.every(({ place, text }, index) => b[index]?.place === place && b[index]?.text === text)
