import type { Client } from '#client/createClient.ts'
import { isTicketAddress } from '#domain/person/isTicketAddress.ts'
import type { Session } from '#runtime/core/ports/session.ts'

/**
 * Opens addresses outside, in a new tab or instead of this site. To hosts the organisation lists, a logged-in user
 * takes a one-time ticket along (decision 0147); nothing of a login goes anywhere else. A tab is opened at once,
 * because a browser takes one that comes after an answer for a pop-up.
 */
export function createOutbound({ client, session }: { client: Client; session: Session }) {
  const withTicket = (url: string, go: (address: string) => void) => {
    if (!takesTicket(session, url)) return go(url)
    client.call('issueTicket', { url }).then(
      (ticket) => go(ticket.url),
      () => go(url),
    )
  }
  return {
    external(url: string): void {
      if (!takesTicket(session, url)) return void open(url, '_blank', 'noopener,noreferrer')
      const tab = open('about:blank', '_blank')
      // What is opened there must not reach back.
      if (tab) tab.opener = null
      withTicket(url, (address) => (tab ?? window).location.replace(address))
    },
    leaveFor: (url: string, replace = false): void =>
      withTicket(url, (address) =>
        replace ? location.replace(address) : location.assign(address),
      ),
  }
}

function takesTicket(session: Session, url: string): boolean {
  const { user, site } = session.get()
  const { ticketHosts } = site as { ticketHosts: readonly string[] }
  return user.id !== undefined && isTicketAddress(url, ticketHosts)
}
