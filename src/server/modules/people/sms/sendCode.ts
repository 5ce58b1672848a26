import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { isAccountValueFree } from '#server/base/repositories/accounts.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { countEvent } from '#server/base/repositories/rateLimits.ts'
import { limitNetwork } from '#server/base/session/limitNetwork.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { SEND_SMS } from '#server/store/jobKinds.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { countSmsSends, putSmsCode, recordSmsSend } from '../repositories/smsCodes.ts'
import { hashCode, newCode } from './codeHash.ts'
import type { ProofOfWork } from './proofOfWork.ts'
import { requireProofOfWork } from './requireProofOfWork.ts'
import { CODE_TTL_MS, PER_IP, PER_MOBILE, PER_ORG } from './smsRules.ts'

export interface CodeOrder {
  orgId: string
  mobile: string
  purpose: SmsPurpose
  ip: string
  /** Answer to a proof-of-work challenge, if one was required. */
  workProof?: string | undefined
}

/**
 * Creates the only live code of its number and purpose and enqueues its sending. Throws TooMany when a quota is used
 * up.
 */
export async function sendCode(
  parts: { store: Store; clock: () => Date; proofOfWork: ProofOfWork },
  order: CodeOrder,
): Promise<true> {
  const { store } = parts
  await requireProofOfWork(parts, order)
  // Attempts refused afterwards count for the network too.
  await limitNetwork(store, order, PER_IP, 'codeTooMany')
  return store.tx(order.orgId, async (tx) => {
    await oneAtATime(tx, `sms:${order.mobile}`)
    await checkNumber(tx, order.mobile)
    await checkPurpose(tx, order)
    await takeOfDay(tx)
    const code = newCode()
    const { mobile, purpose, ip } = order
    const expiresAt = new Date(tx.now.getTime() + CODE_TTL_MS)
    await putSmsCode(tx, { mobile, purpose, codeHash: hashCode(order, code), expiresAt })
    await recordSmsSend(tx, { mobile, purpose, ip })
    await enqueue(tx, { kind: SEND_SMS, payload: { mobile, code } })
    return true as const
  })
}

/**
 * Counts a code against the organisation's daily quota in the transaction that sends it: refused attempts do not count,
 * otherwise one address could use up the organisation's quota.
 */
async function takeOfDay(tx: Tx): Promise<void> {
  if (!(await countEvent(tx, { key: 'sms:org', ...PER_ORG })))
    throw new Refusal(RefusalCode.TooMany, 'codeTooMany')
}

/**
 * Refuses codes that could not be used: registration requires a new number, login and password recovery a known one.
 */
const UNUSABLE: Record<SmsPurpose, ((free: boolean) => Refusal | undefined) | undefined> = {
  [SmsPurpose.Register]: (free) =>
    free ? undefined : new Refusal(RefusalCode.Conflict, 'mobileRegistered'),
  [SmsPurpose.Login]: (free) =>
    free ? new Refusal(RefusalCode.BadRequest, 'mobileUnregistered') : undefined,
  [SmsPurpose.FindPwd]: (free) =>
    free ? new Refusal(RefusalCode.BadRequest, 'mobileNotRegistered') : undefined,
  [SmsPurpose.Prove]: undefined,
}

async function checkPurpose(tx: Tx, { mobile, purpose }: CodeOrder): Promise<void> {
  const refusal = UNUSABLE[purpose]?.(await isAccountValueFree(tx, 'mobile', mobile))
  if (refusal) throw refusal
}

async function checkNumber(tx: Tx, mobile: string): Promise<void> {
  for (const { seconds, limit } of PER_MOBILE) {
    if ((await countSmsSends(tx, mobile, seconds)) < limit) continue
    const short = seconds === 60
    throw new Refusal(
      RefusalCode.TooMany,
      short ? 'codeWait' : 'codeTooMany',
      short ? { seconds } : {},
    )
  }
}
