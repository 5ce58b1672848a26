import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { SEND_SMS } from '../../jobs/jobKinds.ts'
import { Refusal } from '../../refusal.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'
import { enqueue } from '../../store/repositories/outbox.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import { countSmsSends, putSmsCode, recordSmsSend } from '../../store/repositories/smsCodes.ts'
import type { Store, Tx } from '../../store/store.ts'
import { oneAtATime } from '../idempotency/oneAtATime.ts'
import { hashCode, newCode } from './codeHash.ts'
import { CODE_TTL_MS, PER_IP, PER_MOBILE, PER_ORG } from './smsRules.ts'

export interface CodeOrder {
  orgId: string
  mobile: string
  purpose: SmsPurpose
  ip: string
}

/**
 * Makes a code the only live one of its number and purpose, and leaves its sending to the outbox.
 * TooMany when a quota is used up. Resolves to true, as the wire answers.
 */
export async function sendCode(store: Store, order: CodeOrder): Promise<true> {
  await countTry(store, order)
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

/** Counted in a transaction of its own: a try that is refused afterwards costs the address, too. */
async function countTry(store: Store, { orgId, ip }: CodeOrder): Promise<void> {
  const kept = await store.tx(orgId, (tx) => countEvent(tx, { key: `sms:ip:${ip}`, ...PER_IP }))
  if (!kept) throw new Refusal(RefusalCode.TooMany, 'codeTooMany')
}

/**
 * Counts a code against the organisation's day, in the transaction that sends it: a try that is refused costs the
 * organisation nothing, or one address could use up everybody's codes.
 */
async function takeOfDay(tx: Tx): Promise<void> {
  if (!(await countEvent(tx, { key: 'sms:org', ...PER_ORG })))
    throw new Refusal(RefusalCode.TooMany, 'codeTooMany')
}

/** A code nobody could use is not sent: to register, a number must be new; to log in or find a password, known. */
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
