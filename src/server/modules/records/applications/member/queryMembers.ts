import type { CallData } from '#contract/calls.ts'
import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { cleanText } from '#domain/text/kinds/textKindTable.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { otherConfigOf } from '#server/modules/configuration/site/otherConfigOf.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { RecordParts } from '../../recordParts.ts'
import { memberApplications } from '../../repositories/memberApplications.ts'
import { ownFilter } from '../ownRecords.ts'
import { queryRecords, searchFilter } from '../queryRecords.ts'
import { memberRecord } from './memberRecord.ts'

/**
 * Searches the applications of one member category by keyword (module 0202). Where a society requires login, an
 * individual sees the own records whatever the keyword (specification, section 4).
 * @throws NotLoggedIn where login is required, TooMany over the rate limit
 */
export async function queryMembers(
  request: Call<'memberQueryPage', 'org' | 'subject' | 'now' | 'ip', RecordParts>,
): Promise<CallData<'memberQueryPage'>> {
  const { input, subject } = request
  return queryRecords(memberRecord, request, (configuration) => {
    const { isLogin } = otherConfigOf(configuration)
    if (isLogin && !subject.account) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
    const isOwnOnly = isLogin && subject.account?.userType === UserType.Individual
    const filter = isOwnOnly ? ownFilter(subject) : searchFilter(request)
    return filter && { oneMemberCode: input.oneMemberCode, ...filter }
  })
}

/**
 * Lists the applications of both categories by status. A keyword (a whole mobile, card or member number) narrows what
 * the caller may see anyway and never opens another person's record.
 */
export async function queryApprovals(
  request: Call<'memberApprovalPage', 'org' | 'subject' | 'now', RecordParts>,
): Promise<CallData<'memberApprovalPage'>> {
  const { input, org, subject, parts } = request
  const own = ownFilter(subject)
  if (!own) return { records: [], total: 0 }
  const view = memberRecord.view(await parts.configuration.of(org.orgId), parts.shared)
  const { status, keyword } = input
  const filter = {
    ...own,
    ...(status ? { status: [status] } : {}),
    ...(keyword ? { exactly: cleanText('reference', keyword) } : {}),
  }
  const found = await parts.store.tx(org.orgId, (tx) => memberApplications.page(tx, filter, input))
  return mapPage(found, (row) => view.row(row, request))
}
