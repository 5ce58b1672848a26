import { createCoverageRecorder } from '#runtime/core/coverage/createCoverageRecorder.ts'
import type { CoverageRecorder } from '#runtime/core/ports/coverage.ts'

/** A coverage recorder that tells `listener` the ids of what was exercised, those of one task together. */
export function reportCoverage(listener: (ids: string[]) => void): CoverageRecorder {
  let fresh: string[] = []
  const tellFresh = () => {
    const ids = fresh
    fresh = []
    listener(ids)
  }
  return createCoverageRecorder((id) => {
    if (fresh.length === 0) queueMicrotask(tellFresh)
    fresh.push(id)
  })
}
