import type { CoverageRecorder } from '#runtime/core/ports/coverage.ts'

declare global {
  /** Installed by the browser tests: receives the ids of exercised parts (`partsOf`). */
  var recordCoverage: ((ids: string[]) => void) | undefined
}

/** A coverage recorder where the tests listen, reporting in batches; none otherwise, and then none of its code is loaded. */
export async function testCoverage(): Promise<{ coverage?: CoverageRecorder }> {
  const { recordCoverage } = globalThis
  if (!recordCoverage) return {}
  const { createCoverageRecorder } = await import(
    '#runtime/core/coverage/createCoverageRecorder.ts'
  )
  let fresh: string[] = []
  return {
    coverage: createCoverageRecorder((id) => {
      if (fresh.length === 0) queueMicrotask(tellFresh)
      fresh.push(id)
    }),
  }
  function tellFresh(): void {
    const ids = fresh
    fresh = []
    recordCoverage?.(ids)
  }
}
