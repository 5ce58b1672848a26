import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import type { LockedAccount } from '#server/base/repositories/accounts.ts'
import { limitNetwork } from '#server/base/session/limitNetwork.ts'
import { endOf, type LiveSession, lockLiveSession } from '#server/base/session/liveSession.ts'
import { hashSecret } from '#server/base/session/secrets.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { openSession } from '../accounts/openSession.ts'
import { findLoginTicket, spendLoginTicket } from '../repositories/loginTickets.ts'

const PER_IP = { name: 'ticket', seconds: 600, limit: 60 }

/**
 * Exchanges a ticket for a new login; all failures have the same message. A caller logged in to another account stays
 * logged in and the ticket remains valid: a forged address must not log people in to the attacker's account. The new
 * login ends no later than the one that issued the ticket, so that the twelve hours of staff cannot be extended.
 */
export async function loginByTicket({
  input,
  org,
  ip,
  userAgent,
  subject,
  parts,
}: Call<'ticketLogin', 'org' | 'subject' | 'ip' | 'userAgent', { store: Store }>): Promise<
  Schema<'Login'>
> {
  await limitNetwork(parts.store, { orgId: org.orgId, ip }, PER_IP)
  return parts.store.tx(org.orgId, async (tx) => {
    const issuer = await issuerOf(tx, hashSecret(input.ticket))
    if (!issuer) throw new Refusal(RefusalCode.BadRequest, 'ticketUsed')
    const { token, account } = issuer
    const { account: present } = subject
    if (present && present.id !== account.id)
      throw new Refusal(RefusalCode.Conflict, 'ticketOther', { name: present.realName })
    return openSession(tx, account, { ip, userAgent, until: endOf(token, account) })
  })
}

/** Spends the ticket; returns the login that issued it, if it is still valid, with its account locked. */
async function issuerOf(
  tx: Tx,
  ticketHash: string,
): Promise<LiveSession<LockedAccount> | undefined> {
  const tokenHash = await findLoginTicket(tx, ticketHash)
  const issuer = tokenHash && (await lockLiveSession(tx, tokenHash))
  return issuer && (await spendLoginTicket(tx, ticketHash)) ? issuer : undefined
}
