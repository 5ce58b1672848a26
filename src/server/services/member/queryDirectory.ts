import type { CallData } from '#contract/calls.ts'
import { MemberStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { LIMITS } from '#domain/limits.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { pageApplications } from '../../store/repositories/applicationQueries.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { otherConfigOf } from '../site/otherConfigOf.ts'
import { LOOKUPS_PER_IP } from '../sms/smsRules.ts'
import { memberWords } from './memberWords.ts'
import { directoryRow } from './records.ts'

/** The directory (module 0203): approved members whose name or unit contains the keyword, two characters at least. */
export async function queryDirectory({
  input,
  org,
  subject,
  ip,
  parts,
}: CallRequest<'memberJoinPage'>): Promise<CallData<'memberJoinPage'>> {
  const configuration = await parts.configuration.of(org.orgId)
  if (otherConfigOf(configuration).isLogin && !subject.account)
    throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
  const named = (input.keyword ?? '').trim()
  if ([...named].length < LIMITS.directoryKeyword.min) return { records: [], total: 0 }
  const words = memberWords(configuration, parts.shared)
  const { oneMemberCode } = input
  const found = await parts.store.tx(org.orgId, async (tx) => {
    const few = await countEvent(tx, { key: `lookup:ip:${ip}`, ...LOOKUPS_PER_IP })
    if (!few) return undefined
    return pageApplications(tx, { oneMemberCode, status: [MemberStatus.Approved], named }, input)
  })
  if (!found) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  return { records: found.records.map((row) => directoryRow(row, words)), total: found.total }
}
