import { NotMoved } from './notMoved.ts'

/** Time limit of a wait. */
export interface Patience {
  /** @throws NotMoved after the limit */
  require(): void
}

export const ENDLESS: Patience = { require: () => undefined }

export function patienceOf(seconds: number): Patience {
  const until = performance.now() + seconds * 1000
  return {
    require() {
      if (performance.now() > until) throw new NotMoved('slow')
    },
  }
}
