import type { SmsPurpose } from '#contract/codes.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'

export interface CodeOwner {
  mobile: string
  purpose: SmsPurpose
}

/** Makes `codeHash` the only live code of this mobile and purpose; an earlier one is void. */
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

/**
 * Compares a code and counts the try, right or wrong; consumes nothing. Give it a transaction of its own that
 * commits whatever the answer: tries rolled back would make guessing free. Guesses at once are put in a row.
 */
export async function trySmsCode(
  tx: Tx,
  owner: CodeOwner,
  codeHash: string,
  maxTries: number,
): Promise<CodeAnswer> {
  const row = await liveCode(tx, owner)
    .select(['codeHash', 'tries', 'expiresAt'])
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return 'none'
  if (row.expiresAt <= tx.now) return 'expired'
  if (row.tries >= maxTries) return 'tooMany'
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
 * Uses the code up, in the transaction of the business call: false when it is used, replaced or expired, and then
 * the call must refuse. Of two calls at once one gets true.
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

/** Notes a code sent, for the quotas. */
export async function recordSmsSend(tx: Tx, send: CodeOwner & { ip: string }): Promise<void> {
  await tx.db
    .insertInto('smsSend')
    .values({ ...send, orgId: tx.orgId, id: publicId(), sentAt: tx.now })
    .execute()
}

/** Codes sent to a mobile, whatever for, in the last `seconds`. */
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
