import type { FileFinding } from '#contract/finding.ts'
import { isTicketAddress } from '#domain/person/isTicketAddress.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding } from './configFinding.ts'

/**
 * Checks the hosts that may receive login tickets: each must be the https target of a link of the site, or no ticket
 * would ever be sent to it. A host left over from a removed link would be an unattended way in.
 */
export function checkTicketHosts(
  site: Located | undefined,
  modules: Located | undefined,
): FileFinding[] {
  const places = [
    ...['websiteUrl', 'adminUrl'].map((name) => get(site, name)),
    ...(modules?.items ?? []).map((module) => get(module, 'content')),
  ]
  const addresses = places.flatMap((place) => textOf(place) ?? [])
  return (get(site, 'ticketHosts')?.items ?? []).flatMap((item) => {
    const host = textOf(item) ?? ''
    if (addresses.some((address) => isTicketAddress(address, [host]))) return []
    return [configFinding(item, 'idle-ticket-host', { host })]
  })
}
