import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { isTicketAddress } from '#domain/isTicketAddress.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { insertLoginTicket } from '../../store/repositories/loginTickets.ts'
import { TICKET_MS } from '../session/lifetimes.ts'
import { hashSecret, newSecret } from '../session/secrets.ts'

/** The address with a ticket for this login in its query; for hosts the organisation lists and no others. */
export async function issueTicket({
  input,
  org,
  subject,
  parts,
}: CallRequest<'issueTicket'>): Promise<Schema<'Ticket'>> {
  const { ticketHosts = [] } = (await parts.configuration.of(org.orgId)).get('site.json')
  const { tokenHash } = subject
  if (!tokenHash) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
  if (!isTicketAddress(input.url, ticketHosts))
    throw new Refusal(RefusalCode.Forbidden, 'ticketForeign')
  const ticket = newSecret()
  const expiresAt = await parts.store.tx(org.orgId, async (tx) => {
    const end = new Date(tx.now.getTime() + TICKET_MS)
    await insertLoginTicket(tx, { ticketHash: hashSecret(ticket), tokenHash, expiresAt: end })
    return end
  })
  const url = new URL(input.url)
  url.searchParams.set('userToken', ticket)
  return { url: url.href, expiresAt: expiresAt.toISOString() }
}
