import type { CallData, Schema } from '#contract/calls.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { maskedMobile } from '#server/base/shared/maskedMobile.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import { type CallSubject, isOrgUser } from '#server/base/subject.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { RecordParts } from '../recordParts.ts'
import type { PersonOwner } from '../repositories/applicationFilter.ts'
import type { ListedApplication } from '../repositories/applicationRegistry.ts'
import { pageRecordsOfOwner } from '../repositories/applicationsOfPerson.ts'
import { ownershipOf } from './ownRecords.ts'
import { RECORD_TYPES } from './recordTypeRegistry.ts'

type List = Call<'myApplicationPage', 'org' | 'subject' | 'now', RecordParts>

/** Lists the caller's applications of all types, newest first; an organisation user sees the unit's. */
export async function listOwn(request: List): Promise<CallData<'myApplicationPage'>> {
  const { input, org, subject, parts } = request
  const owner = ownerOf(subject)
  const configuration = await parts.configuration.of(org.orgId)
  const { records, total } = await parts.store.tx(org.orgId, (tx) =>
    pageRecordsOfOwner(tx, owner, input),
  )
  return { records: records.map((row) => ownRow(row, request, configuration)), total }
}

function ownerOf(subject: CallSubject): PersonOwner {
  const { id: accountId, mobile, orgUnitId } = requireAccount(subject)
  if (isOrgUser(subject) && orgUnitId) return { orgUnitId }
  return { accountId, mobile: mobile ?? undefined }
}

function ownRow(
  row: ListedApplication,
  { subject, now, parts }: List,
  configuration: OrgConfiguration,
): Schema<'MyApplication'> {
  const { category: kind, id, status, realName, orgName, mobile, createdAt, updatedAt } = row
  const view = RECORD_TYPES[kind].view(configuration, parts.shared)
  return {
    id,
    kind,
    status,
    typeName: view.typeName(row),
    statusName: view.standingName(row, now),
    createAt: createdAt.toISOString(),
    updateAt: updatedAt.toISOString(),
    ...withoutNulls({ realName, orgName }),
    ...maskedMobile(mobile),
    ...ownershipOf(subject, row, now),
    ...view.ownColumns(row),
  }
}
