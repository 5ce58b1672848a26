import type { Schema } from '#contract/calls.ts'
import { OrgStatus } from '#contract/codes.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import { keepFormDefinition } from '../../store/repositories/formDefinitions.ts'
import {
  type NewOrgApplication,
  orgApplications,
} from '../../store/repositories/orgApplications.ts'
import type { Tx } from '../../store/store.ts'
import type { FormDefinitionText } from '../configuration/orgConfiguration.ts'

/** Stores an application with the form it was made with, and begins its history. */
export async function storeOrApplication(
  tx: Tx,
  form: FormDefinitionText,
  application: Omit<NewOrgApplication, 'formHash'>,
): Promise<Schema<'OrApplied'>> {
  await keepFormDefinition(tx, form)
  const stored = await orgApplications.insert(tx, { ...application, formHash: form.hash })
  const { id, status, realName, accountId } = stored
  await appendAudit(tx, {
    objId: id,
    nodeId: OrgStatus.Submitted,
    status,
    realName: realName ?? '',
    opinion: '提交申请',
    accountId,
  })
  return { id, status }
}
