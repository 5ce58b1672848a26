import type { CoverageRecorder } from '../ports/coverage.ts'
import { type Part, partsOf } from './partsOf.ts'

/** Reports the id of each part of an opened document to `saw` when it is first exercised. */
export function createCoverageRecorder(saw: (id: string) => void): CoverageRecorder {
  const partsByTarget = new WeakMap<object, Part[]>()
  const reported = new Set<string>()

  function tell({ id }: Part): void {
    if (reported.has(id)) return
    reported.add(id)
    saw(id)
  }
  const partsAt = (target: unknown): Part[] =>
    typeof target === 'object' && target !== null ? (partsByTarget.get(target) ?? []) : []

  return {
    opened(document) {
      for (const part of partsOf(document))
        partsByTarget.set(part.target, [...partsAt(part.target), part])
      this.used(document)
    },
    used(target) {
      for (const part of partsAt(target)) if (part.outcome === undefined) tell(part)
    },
    decided(condition, outcome) {
      for (const part of partsAt(condition)) if (part.outcome === outcome) tell(part)
    },
  }
}
