import type { CallData } from '#contract/calls.ts'
import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { cardTailOf } from '#domain/person/cardTail.ts'
import type { ProvenCard } from '#domain/record/ownership.ts'
import { whoOf } from '#server/base/activity/whoOf.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { reserveEvent, returnEvent } from '#server/base/repositories/rateLimits.ts'
import { lockOwnAccount } from '#server/base/session/lockOwnAccount.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { orThrow, Refusal } from '#server/messages/refusal.ts'
import { adoptRecords } from '#server/modules/records/applications/adoptRecords.ts'
import { listRecordsOfPerson } from '#server/modules/records/repositories/applicationsOfPerson.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'
import { grantMobile } from './grantMobile.ts'

/**
 * Exchanges a correct code for a proof of mobile valid for 15 minutes (decision 0006); the code is consumed. With the
 * last four characters of the card number of one of the mobile's records the grant opens older records too (decision
 * 0238), and a logged-in caller with that mobile owns them from then on.
 * @throws BadRequest for a wrong card number, TooMany after too many of them, and as `requireRightCode` and, for the own
 *   mobile's records, `lockOwnAccount`
 */
export async function proveMobile(
  request: Call<'proveMobile', 'org' | 'subject' | 'ip', { store: Store }>,
): Promise<CallData<'proveMobile'>> {
  const { mobile, validCode } = request.input
  const cardTail = request.input.cardTail ? cardTailOf(request.input.cardTail) : null
  const { orgId } = request.org
  const { store } = request.parts
  const guess: CodeGuess = {
    orgId,
    mobile,
    purpose: SmsPurpose.Prove,
    code: validCode,
    ip: request.ip,
  }
  await requireRightCode(store, guess)
  if (cardTail) await requireCard(store, { orgId, mobile, cardTail })
  const claim = cardTail && request.subject.account?.mobile === mobile ? { mobile, cardTail } : null
  return store.tx(orgId, async (tx) => {
    if (claim) await lockOwnAccount(tx, request.subject)
    await consumeCode(tx, guess)
    tx.note({ who: whoOf({ ...request.subject, provenMobiles: [mobile] }) })
    if (claim) await adopt(tx, request.subject, claim)
    return grantMobile(tx, mobile, cardTail)
  })
}

/** Wrong card numbers per mobile and day, from any network: the real owner reads the number off the card. */
const WRONG_CARDS = { seconds: 24 * 3600, limit: 5 }

async function requireCard(store: Store, claim: ProvenCard & { orgId: string }): Promise<void> {
  const { orgId, mobile, cardTail } = claim
  const check = async (tx: Tx) => {
    const budget = { key: `card:${tx.hash('mobile', mobile)}`, ...WRONG_CARDS }
    if (!(await reserveEvent(tx, budget))) return new Refusal(RefusalCode.TooMany, 'tooManyTries')
    const records = await listRecordsOfPerson(tx, { mobile })
    const isRight = records.some(({ cardNo }) => cardNo && cardTailOf(cardNo) === cardTail)
    if (!isRight) return new Refusal(RefusalCode.BadRequest, 'cardTailWrong')
    return returnEvent(tx, budget)
  }
  await store.tx(orgId, check).then(orThrow)
}

async function adopt(tx: Tx, subject: CallSubject, card: ProvenCard): Promise<void> {
  const account = requireAccount(subject)
  await adoptRecords(tx, { account, provenCards: [card] }, { accountId: account.id })
}
