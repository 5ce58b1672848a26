import type { DrawFirstScreen, FirstScreenHtml } from '#contract/firstScreen.ts'
import type { ServerParts } from '../serverParts.ts'
import { shownPage } from '../services/pages/shownPage.ts'
import { siteOf } from '../services/site/siteOf.ts'
import { askAhead } from './askAhead.ts'

/** What the first screen of an address depends on. */
export interface FirstScreenVisit {
  hostname: string
  /** Scheme, host and port. */
  origin: string
  ip: string
  /** Path and query. */
  address: string
  userAgent: string
  chosenDevice: string | undefined
  draw: boolean
  failed(error: unknown): undefined
}

/** The first screen of an address of this host. Rejects with a refusal where the host has no site. */
export async function firstScreenOf(
  drawFirstScreen: DrawFirstScreen,
  parts: ServerParts,
  { hostname, origin, ip, ...visit }: FirstScreenVisit,
): Promise<FirstScreenHtml> {
  const org = await parts.configuration.organisationOf(hostname)
  const configuration = await parts.configuration.of(org.orgId)
  const now = parts.clock()
  return drawFirstScreen({
    ...visit,
    site: siteOf(configuration, parts),
    page: (id) => shownPage(parts, configuration, id),
    call: (id, input) => askAhead(id, input, { org, now, ip, origin, parts }),
    now: now.getTime(),
  })
}
