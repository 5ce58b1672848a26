import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import {
  type ApplicationFilter,
  pageApplications,
} from '../../store/repositories/applicationQueries.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { ownRecords } from '../application/ownRecords.ts'
import { otherConfigOf } from '../site/otherConfigOf.ts'
import { LOOKUPS_PER_IP } from '../sms/smsRules.ts'
import type { CallSubject } from '../subject.ts'
import { memberWords } from './memberWords.ts'
import { memberRow } from './records.ts'

type Query = CallRequest<'memberQueryPage'>

const NOTHING = { records: [], total: 0 }

/**
 * Status query (module 0202): a keyword is compared exactly with mobile, card and member number; without one a user
 * sees the own records, an organisation user the unit's, staff everybody's, and nobody else anything.
 */
export async function queryMembers(request: Query): Promise<CallData<'memberQueryPage'>> {
  const { input, org, subject, ip, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  if (otherConfigOf(configuration).isLogin && !subject.account)
    throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
  const filter = filterOf(subject, input.keyword)
  if (!filter) return NOTHING
  const words = memberWords(configuration, parts.shared)
  const found = await parts.store.tx(org.orgId, async (tx) => {
    const few = await countEvent(tx, { key: `lookup:ip:${ip}`, ...LOOKUPS_PER_IP })
    const { oneMemberCode } = input
    return few ? pageApplications(tx, { oneMemberCode, ...filter }, input) : undefined
  })
  if (!found) throw new Refusal(RefusalCode.TooMany, 'tooManyTries')
  const { records, total } = found
  return { records: records.map((row) => memberRow(row, words, subject)), total }
}

/** Card numbers and member numbers are stored in upper case. */
function filterOf(subject: CallSubject, keyword = ''): ApplicationFilter | undefined {
  const text = keyword.trim()
  return text ? { exactly: text.toUpperCase() } : ownRecords(subject)
}
