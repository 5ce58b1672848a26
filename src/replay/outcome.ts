import { basename } from 'node:path'
import type { Comparison, ComparisonState } from './approval/comparison.ts'
import type { Change } from './approval/diff/change.ts'
import type { ScenarioResult } from './scenario.ts'

/** Result for one file: of a played scenario, of a form compared with its snapshot, or both. */
export interface Outcome extends ScenarioResult {
  /** Absent when there is no approved snapshot to compare with. */
  standing?: ComparisonState
  changes: Change[]
}

/**
 * One outcome per file, in the order of files; a scenario passes when all its expectations held and it equals its
 * approved snapshot.
 */
export function mergeOutcomes(
  played: readonly ScenarioResult[],
  comparisons: readonly Comparison[],
): Outcome[] {
  const outcomes = new Map<string, Outcome>(
    played.map((result) => [result.file, { ...result, changes: [] }]),
  )
  for (const { file, title, standing, changes } of comparisons) {
    const empty: Outcome = {
      ...{ file, title: title || basename(file), passed: true, failures: [], changes: [] },
    }
    const outcome = outcomes.get(file) ?? empty
    const passed = outcome.passed && standing === 'same'
    outcomes.set(file, { ...outcome, passed, standing, changes })
  }
  return [...outcomes.values()]
}
