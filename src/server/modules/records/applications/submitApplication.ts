import type { OperationId } from '#contract/calls.ts'
import { MemberStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import { ownUploads } from '#server/modules/files/storage/ownUploads.ts'
import type { Tx } from '#server/store/store.ts'
import { admitNewForm } from '../forms/admitForm.ts'
import { type FormQuestion, requireForm } from '../forms/findForm.ts'
import type { CheckedSubmission } from '../forms/submission.ts'
import type { SubmissionParts } from '../forms/submissionParts.ts'
import type { ApplicationRepository, NewRow } from '../repositories/applicationRepository.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { appendAudit } from '../repositories/audits.ts'
import { keepFormDefinition } from '../repositories/formDefinitions.ts'
import { checkForm } from './checkForm.ts'
import { lockApplicant } from './lockApplicant.ts'

type Submit = CallContext<OnceFacts, SubmissionParts> & {
  input: { formInfo: string; formHash?: string }
}

/** One way of applying: its form, its checks and the columns of the record it makes. */
export interface Applying<R extends Application> {
  call: OperationId
  configuration: OrgConfiguration
  form: FormQuestion
  /** Throws for validated values that this way does not admit; before the transaction. */
  check?(checked: CheckedSubmission): void
  /** Columns of the new record; throws for an applicant who may not apply. */
  columns(tx: Tx, checked: CheckedSubmission): Promise<Omit<NewRow<R>, 'formInfo' | 'formHash'>>
}

/**
 * Accepts an application: validates the whole form again, takes the record's columns from the way of applying, and
 * stores it with its form definition and files; repeating the idempotency key returns the same application.
 * @throws FormChanged for another form version, NotFound where the society has no such form, and as `admitNewForm`,
 *   `checkForm`, `check`, `columns` and `lockApplicant`: a closed account gets no record
 */
export async function submitApplication<R extends Application>(
  applications: ApplicationRepository<R>,
  request: Submit,
  { call, configuration, form: question, check, columns }: Applying<R>,
): Promise<Pick<R, 'id' | 'status'>> {
  const { input, subject, parts } = request
  const form = requireForm(configuration, question)
  return once(request, call, {
    derived: true,
    before: async () => {
      if (input.formHash && input.formHash !== form.hash)
        await refuseChanged(request, input.formHash)
      await admitNewForm(request)
      const filled = { call, definition: form.formInfo, text: input.formInfo }
      const checked = await checkForm(request, configuration, filled)
      check?.(checked)
      return checked
    },
    work: async (tx, checked) => {
      await lockApplicant(tx, subject, checked.values)
      const made = await columns(tx, checked)
      const row = { ...made, formInfo: checked.values, formHash: form.hash }
      await keepFormDefinition(tx, form)
      const record = await applications.insert(tx, row as unknown as NewRow<R>)
      await beginHistory(tx, record)
      const holder = { holder: record.id, place: applications.places.form }
      const taking = { owners: ownersOf(subject), formHash: form.hash }
      await holdFiles(tx, parts.files, holder, checked.files, taking)
      return { id: record.id, status: record.status }
    },
  })
}

/** @throws FormChanged; the files uploaded into the earlier form stay the applicant's and can still be submitted */
async function refuseChanged({ input, org, subject, parts }: Submit, formHash: string) {
  const [owner] = ownersOf(subject)
  await parts.store.tx(org.orgId, (tx) =>
    ownUploads(tx, { formInfo: input.formInfo, formHash, owner }),
  )
  throw new Refusal(RefusalCode.FormChanged, 'formChanged')
}

const beginHistory = (tx: Tx, { id, status, realName, accountId }: Application) =>
  appendAudit(tx, {
    objId: id,
    nodeId: MemberStatus.Submitted,
    status,
    realName: realName ?? '',
    opinion: '提交申请',
    accountId,
  })
