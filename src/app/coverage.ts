import type { CoverageRecorder } from '#runtime/core/ports/coverage.ts'

declare global {
  /** Installed by the browser tests: receives the ids of exercised parts (`partsOf`). */
  var recordCoverage: ((ids: string[]) => void) | undefined
}

/** A coverage recorder where the tests listen; none otherwise, and then none of its code is loaded. */
export async function testCoverage(): Promise<{ coverage?: CoverageRecorder }> {
  if (!globalThis.recordCoverage) return {}
  const { reportCoverage } = await import('./reportCoverage.ts')
  return { coverage: reportCoverage((ids) => globalThis.recordCoverage?.(ids)) }
}
