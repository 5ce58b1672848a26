import type { CallData, Schema } from '#contract/calls.ts'
import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import {
  type MemberApplicationFilter,
  memberApplications,
} from '../../store/repositories/memberApplications.ts'
import { mapPage } from '../../store/repositories/page.ts'
import { countedSearch } from '../application/countedSearch.ts'
import { ownRecords } from '../application/ownRecords.ts'
import type { RecordParts } from '../application/recordParts.ts'
import type { Call } from '../call.ts'
import { otherConfigOf } from '../site/otherConfigOf.ts'
import { memberWords } from './memberWords.ts'
import { memberRow } from './records.ts'

type Query = Call<'memberQueryPage', 'org' | 'subject' | 'now' | 'ip', RecordParts>

const NOTHING = { records: [], total: 0 }

/**
 * Status query (module 0202): a keyword must equal the mobile, card or member number. Without one, a user sees the own
 * records, an organisation user the unit's, staff all, anonymous callers none. Where a society requires login, an
 * individual sees the own records whatever the keyword (specification, section 4).
 */
export async function queryMembers(request: Query): Promise<CallData<'memberQueryPage'>> {
  const { input, org, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const filter = filterOf(request, otherConfigOf(configuration))
  if (!filter) return NOTHING
  const words = memberWords(configuration, parts.shared)
  const { oneMemberCode } = input
  const found = await countedSearch(request, (tx) =>
    memberApplications.page(tx, { oneMemberCode, ...filter }, input),
  )
  return mapPage(found, (row) => memberRow(row, words, request))
}

/** Card numbers and member numbers are stored in upper case. */
function filterOf(
  { input, subject }: Query,
  { isLogin }: Schema<'OtherConfig'>,
): MemberApplicationFilter | undefined {
  const { account } = subject
  if (isLogin && !account) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
  const text = (input.keyword ?? '').trim()
  const isOwnOnly = isLogin && account?.userType === UserType.Individual
  return text && !isOwnOnly ? { exactly: text.toUpperCase() } : ownRecords(subject)
}
