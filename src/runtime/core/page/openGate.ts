import { createCell } from '../ports/observable.ts'
import type { Gate, GateState } from './gate.ts'

/** The gate of a page without guards: it opens at the first knock and stays open. */
export function openGate(opened: () => void): Gate {
  const state = createCell<GateState>('checking')
  return {
    ...state,
    async knock() {
      if (state.get() === 'open') return
      state.set('open')
      opened()
    },
    recheck() {},
  }
}
