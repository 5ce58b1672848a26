import { NotMoved } from './notMoved.ts'

/** How long something may be waited for. */
export interface Patience {
  /** @throws NotMoved once it is at an end */
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
