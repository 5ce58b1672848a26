import type { Schema } from '#contract/calls.ts'

/** Confirmations given by the publisher, in the studio or at the command line. */
export interface Accepted {
  acceptsLoss?: boolean | undefined
  acceptsProofs?: boolean | undefined
}

/** Reason that prevents the publication of a report without errors. */
type Held = 'tests' | 'proofs' | 'loss'

/**
 * Returns the reason that prevents a publication, if any: a failed test always; a form that does not work as
 * configured, or a possible loss of data, until the publisher accepts it.
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
