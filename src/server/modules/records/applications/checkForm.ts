import type { OperationId } from '#contract/calls.ts'
import type { CallContext } from '#server/base/call.ts'
import { isAccountValueFree } from '#server/base/repositories/accounts.ts'
import type { CallSubject } from '#server/base/subject.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { requireStored } from '#server/modules/files/storage/checkFiles.ts'
import type { Store } from '#server/store/store.ts'
import { filesOf } from '../forms/filesOf.ts'
import { knowUnits } from '../forms/knowUnits.ts'
import type { AskFree, CheckedSubmission } from '../forms/submission.ts'
import type { SubmissionParts } from '../forms/submissionParts.ts'
import type { Application } from '../repositories/applicationTables.ts'

/** A submitted form and its definition. */
interface Filled {
  /** The call it is submitted by, under its first name. */
  call: OperationId
  definition: string
  /** `formInfo` of the call: JSON text of the values. */
  text: string
  /** The record being changed; absent for a new one. */
  record?: Application
}

/**
 * Validates a submitted form by its definition and its pages' checks.
 * @throws FormInvalid for invalid values, and as `requireStored` for files that are not stored
 */
export async function checkForm(
  { org, subject, now, parts }: CallContext<'org' | 'subject' | 'now', SubmissionParts>,
  configuration: OrgConfiguration,
  { call, definition, text, record }: Filled,
): Promise<CheckedSubmission> {
  const checked = await parts.forms.check(configuration, {
    definition,
    text,
    ask: uniquenessCheck(parts.store, org.orgId, subject),
    now,
    subject,
    units: knowUnits(parts.store, configuration),
    checks: await parts.pages.submissionChecks(call, configuration),
    ...(record && { record: record.formInfo }),
  })
  await requireStored(parts, checked.files, record && oldFiles(checked, record))
  return checked
}

/** Files already named by the record's stored values. */
export const oldFiles = ({ bundle }: CheckedSubmission, record: Application) =>
  filesOf(bundle, record.formInfo)

/** Answers a form's `notRepeat` rules as the open calls do: true when no other account has the value. */
function uniquenessCheck(store: Store, orgId: string, { account }: CallSubject): AskFree {
  return ({ kind, value }) =>
    store.tx(orgId, (tx) => isAccountValueFree(tx, kind, value, account?.id))
}
