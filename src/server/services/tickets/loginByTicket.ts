import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { type Account, findAccount } from '../../store/repositories/accounts.ts'
import { spendLoginTicket } from '../../store/repositories/loginTickets.ts'
import { findLiveToken } from '../../store/repositories/loginTokens.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import type { Tx } from '../../store/store.ts'
import { openSession } from '../accounts/openSession.ts'
import { IDLE_SECONDS } from '../session/lifetimes.ts'
import { hashSecret } from '../session/secrets.ts'

const PER_IP = { seconds: 600, limit: 60 }

/** Opens a login of its own for a ticket, which is used up by it; one sentence for every reason why not. */
export async function loginByTicket({
  input,
  org,
  ip,
  parts,
}: CallRequest<'ticketLogin'>): Promise<Schema<'Login'>> {
  const few = await parts.store.tx(org.orgId, (tx) =>
    countEvent(tx, { key: `ticket:ip:${ip}`, ...PER_IP }),
  )
  if (!few) throw new Refusal(RefusalCode.TooMany, 'tooManyRequests')
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await holderOf(tx, hashSecret(input.ticket))
    if (!account) throw new Refusal(RefusalCode.BadRequest, 'ticketUsed')
    return openSession(tx, account)
  })
}

/** Whose ticket it is, while the login it was issued by still stands. */
async function holderOf(tx: Tx, ticketHash: string): Promise<Account | undefined> {
  const tokenHash = await spendLoginTicket(tx, ticketHash)
  const token = tokenHash && (await findLiveToken(tx, tokenHash, IDLE_SECONDS))
  return token ? findAccount(tx, token.accountId) : undefined
}
