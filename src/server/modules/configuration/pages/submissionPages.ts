import type { OperationId } from '#contract/calls.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'

/** What forms ask of the pages that submit them: apart, so that a form brings no reading of pages along. */
export interface SubmissionPages {
  /** Checks that the organisation's pages make of a form before they submit it by this call; empty for most. */
  submissionChecks(
    call: OperationId,
    configuration: OrgConfiguration,
  ): Promise<readonly FormCheck[]>
}
