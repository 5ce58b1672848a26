import type { CallData, Schema } from '#contract/calls.ts'
import { MemberCategory, MemberStatus, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { LIMITS } from '#domain/limits.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import { dayAfter } from '#domain/time/days.ts'
import type { Call } from '#server/base/call.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { otherConfigOf } from '#server/modules/configuration/site/otherConfigOf.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { Tx } from '#server/store/store.ts'
import type { RecordParts } from '../../recordParts.ts'
import { memberApplications, paidThrough } from '../../repositories/memberApplications.ts'
import { rateLimitedSearch } from '../rateLimitedSearch.ts'
import { directoryRow } from './memberView.ts'

type Query = Call<'memberJoinPage', 'org' | 'subject' | 'now' | 'ip', RecordParts>

/**
 * Searches the directory (module 0203): approved members whose name or unit contains the keyword of at least two
 * characters, without lapsed memberships. Where a society requires login, an individual finds only the own entry,
 * whatever the keyword (specification, section 4); groups are listed only if the society opened their tab.
 * @throws NotLoggedIn where login is required, Forbidden for a closed group directory, TooMany over the rate limit
 */
export async function queryDirectory(request: Query): Promise<CallData<'memberJoinPage'>> {
  const { input, now, org, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const filter = filterOf(request, otherConfigOf(configuration))
  if (!filter) return { records: [], total: 0 }
  const paidUntil = lastDayInGrace(configuration, now)
  const found = await rateLimitedSearch(request, (tx) => pageOf(tx, filter, paidUntil, input))
  return mapPage(found, (row) => directoryRow(row, configuration))
}

type Wanted = { mobile: string } | { named: string }

function pageOf(tx: Tx, wanted: Wanted, paidUntil: string, input: Query['input']) {
  const { oneMemberCode } = input
  const approved = { oneMemberCode, status: [MemberStatus.Approved] }
  if ('named' in wanted)
    return memberApplications.search(tx, { ...approved, ...wanted, paidUntil }, input)
  const also = paidThrough(paidUntil)
  return memberApplications.page(tx, { ...approved, ...wanted, also }, input)
}

/** The earliest end of a term that still counts as membership. */
const lastDayInGrace = (configuration: OrgConfiguration, now: Date): string =>
  dayAfter(beijingDay(now), -duesSettings(configuration).graceDays)

/** Returns the search filter; `undefined` when the caller may not find any entry. */
function filterOf(
  { input, subject }: Query,
  { isLogin, groupDirectory }: Schema<'OtherConfig'>,
): Wanted | undefined {
  const { account } = subject
  if (isLogin && !account) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
  if (input.oneMemberCode === MemberCategory.Group && !groupDirectory)
    throw new Refusal(RefusalCode.Forbidden, 'groupDirectoryClosed')
  if (isLogin && account?.userType === UserType.Individual)
    return account.mobile ? { mobile: account.mobile } : undefined
  const named = input.keyword ?? ''
  return codePoints(searchText(named)) < LIMITS.directoryKeyword.min ? undefined : { named }
}
