import type { FirstScreenHtml, FirstScreenPainter } from '#contract/firstScreen.ts'
import type { Device } from '#contract/value.ts'
import type { ServerParts } from '../calls/serverParts.ts'
import type { OrgConfiguration } from '../services/configuration/orgConfiguration.ts'
import { shownPage } from '../services/pages/shownPage.ts'
import { siteOf } from '../services/site/siteOf.ts'
import { askAhead } from './askAhead.ts'

/** Inputs of the first screen of an address, beside its organisation. */
export interface FirstScreenVisit {
  /** Path and query. */
  address: string
  device: Device
  /** Scheme, host and port. */
  origin: string
  ip: string
  draw: boolean
  failed(error: unknown): undefined
}

/** The first screen of an address of an organisation. */
export function firstScreenOf(
  painter: FirstScreenPainter,
  parts: ServerParts,
  configuration: OrgConfiguration,
  { origin, ip, ...visit }: FirstScreenVisit,
): Promise<FirstScreenHtml> {
  const { orgId, code } = configuration
  const now = parts.clock()
  const surroundings = { org: { orgId, code }, now, ip, origin, parts }
  return painter.draw({
    ...visit,
    site: siteOf(configuration, parts),
    page: (id) => shownPage(parts, configuration, id),
    call: (id, input) => askAhead(id, input, surroundings),
    now: now.getTime(),
  })
}
