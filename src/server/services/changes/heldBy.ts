import type { Schema } from '#contract/calls.ts'

/** The ticks of whoever publishes, in the studio or at the command line. */
export interface Accepted {
  acceptsLoss?: boolean | undefined
  acceptsProofs?: boolean | undefined
}

/** Why a report without errors is not published. */
type Held = 'tests' | 'proofs' | 'loss'

/**
 * What holds a publication: a test that does not pass, whatever is accepted; a form that does not work as configured, and
 * data that may be lost, until they are accepted.
 */
export function heldBy(
  {
    isLoss,
    proofErrors,
    failedTests,
  }: Pick<Schema<'ChangeReport'>, 'isLoss' | 'proofErrors' | 'failedTests'>,
  { acceptsLoss, acceptsProofs }: Accepted,
): Held | undefined {
  if (failedTests > 0) return 'tests'
  if (proofErrors > 0 && !acceptsProofs) return 'proofs'
  return isLoss && !acceptsLoss ? 'loss' : undefined
}
