import type { GuardUse } from '#contract/page.gen.ts'
import { type Admission, holds, satisfy } from '../guards/satisfy.ts'
import { createCell, type Observable } from '../ports/observable.ts'

/** State of the page's own guards (`require`); `asking` waits for the user, such as for a login dialog. */
export type GateState = 'checking' | 'asking' | 'open' | 'refused'

export interface Gate extends Observable<GateState> {
  /** Runs the remedies of the guards that are not satisfied. */
  knock(): Promise<void>
  /** Closes again when a session change makes a guard fail. */
  recheck(): void
}

export function createGate(
  uses: readonly GuardUse[],
  admission: Admission,
  opened: () => void,
): Gate {
  const state = createCell<GateState>('checking')
  const met = () => uses.every((use) => holds(use, admission))
  const asking: Admission = {
    ...admission,
    async person(answer) {
      state.set('asking')
      try {
        return await admission.person(answer)
      } finally {
        state.set('checking')
      }
    },
  }
  const open = () => {
    if (state.get() === 'open') return
    state.set('open')
    opened()
  }
  return {
    ...state,
    async knock() {
      if (met()) return open()
      state.set('checking')
      const admitted = await satisfy(uses, asking)
      if (admission.gone()) return
      if (admitted) open()
      else state.set('refused')
    },
    recheck() {
      if (state.get() === 'open' && !met()) state.set('refused')
      else if (state.get() === 'refused' && met()) open()
    },
  }
}
