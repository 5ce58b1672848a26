import type { SmsPurpose } from '#contract/codes.ts'
import { countEvent } from '#server/base/repositories/rateLimits.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'

/** Longer than the lifetime of any code. */
const DAY = 24 * 3600

export interface CodeOwner {
  mobile: string
  purpose: SmsPurpose
}

/** Makes `codeHash` the only live code of this mobile and purpose; an earlier one becomes invalid. */
export async function putSmsCode(
  tx: Tx,
  code: CodeOwner & { codeHash: string; expiresAt: Date },
): Promise<void> {
  const fresh = {
    codeHash: code.codeHash,
    expiresAt: code.expiresAt,
    tries: 0,
    createdAt: tx.now,
    consumedAt: null,
  }
  await tx.db
    .insertInto('smsCode')
    .values({ orgId: tx.orgId, mobile: code.mobile, purpose: code.purpose, ...fresh })
    .onConflict((on) => on.columns(['orgId', 'mobile', 'purpose']).doUpdateSet(fresh))
    .execute()
}

export type CodeAnswer = 'right' | 'wrong' | 'expired' | 'tooMany' | 'none'

export interface CodeTry extends CodeOwner {
  codeHash: string
  /** Client network of the attempt. */
  network: string
}

export interface TryRule {
  /** Attempts per network. */
  own: number
  /** Attempts of all networks together. */
  all: number
}

/**
 * Compares a code and counts the attempt, right or wrong; does not consume the code. Commit it in its own transaction
 * in either case: rolled back attempts would make guessing free. Concurrent attempts are serialised. A network over its
 * own limit does not use up the common one.
 */
export async function trySmsCode(
  tx: Tx,
  { codeHash, network, ...owner }: CodeTry,
  rule: TryRule,
): Promise<CodeAnswer> {
  const row = await liveCode(tx, owner)
    .select(['codeHash', 'tries', 'expiresAt'])
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return 'none'
  if (row.expiresAt <= tx.now) return 'expired'
  if (row.tries >= rule.all) return 'tooMany'
  const key = `code:try:${row.codeHash}:${network}`
  if (!(await countEvent(tx, { key, limit: rule.own, seconds: DAY }))) return 'tooMany'
  await tx.db
    .updateTable('smsCode')
    .set({ tries: row.tries + 1 })
    .where('orgId', '=', tx.orgId)
    .where('mobile', '=', owner.mobile)
    .where('purpose', '=', owner.purpose)
    .execute()
  return row.codeHash === codeHash ? 'right' : 'wrong'
}

/**
 * Consumes the code in the transaction of the business call; false when it is used, replaced or expired, and then the
 * call must refuse. Of concurrent calls only one gets true.
 */
export async function consumeSmsCode(tx: Tx, owner: CodeOwner, codeHash: string): Promise<boolean> {
  const used = await tx.db
    .updateTable('smsCode')
    .set({ consumedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('mobile', '=', owner.mobile)
    .where('purpose', '=', owner.purpose)
    .where('codeHash', '=', codeHash)
    .where('consumedAt', 'is', null)
    .where('expiresAt', '>', tx.now)
    .returning('mobile')
    .executeTakeFirst()
  return used !== undefined
}

/** Records a sent code, for the quotas. */
export async function recordSmsSend(tx: Tx, send: CodeOwner & { ip: string }): Promise<void> {
  await tx.db
    .insertInto('smsSend')
    .values({ ...send, orgId: tx.orgId, id: publicId(), sentAt: tx.now })
    .execute()
}

/** Codes sent to a mobile for any purpose in the last `seconds`. */
export async function countSmsSends(tx: Tx, mobile: string, seconds: number): Promise<number> {
  const since = new Date(tx.now.getTime() - seconds * 1000)
  const { sent } = await tx.db
    .selectFrom('smsSend')
    .where('orgId', '=', tx.orgId)
    .where('mobile', '=', mobile)
    .where('sentAt', '>', since)
    .select((e) => e.fn.countAll().as('sent'))
    .executeTakeFirstOrThrow()
  return Number(sent)
}

function liveCode(tx: Tx, owner: CodeOwner) {
  return tx.db
    .selectFrom('smsCode')
    .where('orgId', '=', tx.orgId)
    .where('mobile', '=', owner.mobile)
    .where('purpose', '=', owner.purpose)
    .where('consumedAt', 'is', null)
}
