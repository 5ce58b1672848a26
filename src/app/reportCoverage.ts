import { createCoverageRecorder } from '#runtime/core/coverage/createCoverageRecorder.ts'
import type { CoverageRecorder } from '#runtime/core/ports/coverage.ts'

/** Returns a coverage recorder that reports the ids of exercised parts to `listener`, those of one task together. */
export function reportCoverage(listener: (ids: string[]) => void): CoverageRecorder {
  let fresh: string[] = []
  const report = () => {
    const ids = fresh
    fresh = []
    listener(ids)
  }
  return createCoverageRecorder((id) => {
    if (fresh.length === 0) queueMicrotask(report)
    fresh.push(id)
  })
}
