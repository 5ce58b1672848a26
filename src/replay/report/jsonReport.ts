import type { Change } from '../approval/diff/change.ts'
import type { Outcome } from '../outcome.ts'
import type { Failure } from '../scenario.ts'
import { changeKey, sentence } from './sentence.ts'

/**
 * Returns the JSON report in the shape of the form language (section 6); a change is a failure of step 0 with
 * additional members.
 */
export const jsonReport = (outcomes: readonly Outcome[]): string =>
  JSON.stringify(
    outcomes.map(({ changes, failures, ...outcome }) => ({
      ...outcome,
      failures: [...failures, ...changes.map(failureOf)],
    })),
    null,
    2,
  )

const failureOf = (change: Change): Failure & Partial<Change> & { sentence: string } => ({
  step: 0,
  key: changeKey(change),
  expected: change.before ?? null,
  actual: change.after ?? null,
  kind: change.kind,
  impact: change.impact,
  sentence: sentence(change),
  ...(change.at && { at: change.at }),
})
