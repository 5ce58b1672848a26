import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { isTicketAddress } from '#domain/person/isTicketAddress.ts'
import type { Call } from '#server/base/call.ts'
import { TICKET_MS } from '#server/base/session/lifetimes.ts'
import { hashSecret, newSecret } from '#server/base/session/secrets.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'
import { insertLoginTicket } from '../repositories/loginTickets.ts'

/**
 * Returns the address with a ticket for this login in its query, for hosts that the organisation lists and no others.
 * @throws NotLoggedIn without a login token, Forbidden for any other host
 */
export async function issueTicket({
  input,
  org,
  subject,
  parts,
}: Call<
  'issueTicket',
  'org' | 'subject',
  { store: Store; configuration: Configurations }
>): Promise<Schema<'Ticket'>> {
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
