import type { CallData, Schema } from '#contract/calls.ts'
import { MemberStatus } from '#contract/codes.ts'
import { cleanText, isRightText } from '#domain/text/kinds/textKindTable.ts'
import type { Call } from '#server/base/call.ts'
import { maskedMobile } from '#server/base/shared/maskedMobile.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { RecordView } from '../applications/recordType.ts'
import { RECORD_TYPES } from '../applications/recordTypeRegistry.ts'
import type { RecordParts } from '../recordParts.ts'
import type { ListedRow } from '../repositories/applicationRepository.ts'
import type { Application } from '../repositories/applicationTables.ts'

type List = Call<'auditPage', 'org', RecordParts>

/** Statuses that await a decision; all types have the same two. */
const IN_AUDIT = [MemberStatus.FirstAudit, MemberStatus.SecondAudit]

/** The audit desk's list of one type: records that await a decision, or all of one status. */
export async function listForDesk({ input, org, parts }: List): Promise<CallData<'auditPage'>> {
  const { applications, view } = RECORD_TYPES[input.kind]
  const shown = view(await parts.configuration.of(org.orgId), parts.shared)
  const found = await parts.store.tx(org.orgId, (tx) => {
    const filter = filterOf(input)
    const { named } = filter
    return named === undefined
      ? applications.page(tx, filter, input)
      : applications.search(tx, { ...filter, named }, input)
  })
  return mapPage(found, (row) => ({ kind: input.kind, ...deskRow(row, shown) }))
}

/** Filter of the list; a status that the type does not have matches no record. */
const filterOf = ({ status, keyword }: List['input']) => ({
  status: status ? [status] : IN_AUDIT,
  ...keywordFilter(keyword),
})

/** Numbers must be equal, names contain the keyword. */
function keywordFilter(keyword = ''): { exactly?: string; named?: string } {
  if (!keyword) return {}
  const isNumber = isRightText('reference', keyword) && /\d/.test(keyword)
  return isNumber ? { exactly: cleanText('reference', keyword) } : { named: keyword }
}

function deskRow(row: ListedRow<Application>, view: RecordView): Omit<Schema<'AuditRow'>, 'kind'> {
  const { id, realName, orgName, mobile, status, createdAt, updatedAt } = row
  return {
    id,
    realName: realName ?? '',
    typeName: view.typeName(row),
    status: status as Schema<'AuditRow'>['status'],
    statusName: view.statusName(status),
    createAt: createdAt.toISOString(),
    updateAt: updatedAt.toISOString(),
    ...maskedMobile(mobile),
    ...withoutNulls({ orgName }),
    ...view.auditColumns(row),
  }
}
