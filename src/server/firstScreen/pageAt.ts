import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ANY_QUERY } from '#contract/firstScreen.ts'
import { deviceOf } from '#domain/deviceOf.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import { originOf } from '#server/calls/siteAddress.ts'
import { errorForLog } from '#server/http/logging.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { shownPage } from '#server/modules/configuration/pages/shownPage.ts'
import { siteOf } from '#server/modules/configuration/site/siteOf.ts'
import { askAhead } from './askAhead.ts'
import { type FinishedPage, finishPage } from './finishedPage.ts'
import type { DrawnPage, DrawPage, Questions } from './madePage.ts'
import { createPageCache, type PageCacheWatch } from './pageCache.ts'
import { cookieOf, seesWhatAllSee } from './visitor.ts'

export interface PageSource {
  parts: ServerParts
  draw: DrawPage
  /**
   * True in development: scripts load the style sheets, so that a rendered screen would be unstyled; nothing is cached.
   */
  development: boolean
  watch?: PageCacheWatch | undefined
}

const NO_NAMES: ReadonlySet<string> = new Set()
/** Paths whose parameters are remembered. */
const MOST_PATHS = 10_000

type CachedPage = FinishedPage & Omit<DrawnPage, 'bytes'>

/**
 * Returns a function that finds the finished page of a request's address. Pages are cached by what they depend on: the
 * society's version, the device, whether a screen is drawn, the origin, the path and the query parameters that the
 * page's documents name; other parameters have no effect. Sending a page counts a view of its notices, drawn anew or
 * not.
 */
export function pageAt({ parts, draw, development, watch }: PageSource) {
  const cached = createPageCache<CachedPage>(parts.clock, watch)
  /** By path the query parameters that its pages name. */
  const namesOf = new LRUCache<string, ReadonlySet<string>>({ max: MOST_PATHS })
  const visitOf = (request: FastifyRequest) => ({
    device: deviceOf(request.headers['user-agent'] ?? '', cookieOf(request, 'device')),
    origin: originOf(request, parts.publicUrl),
    draw: !development && seesWhatAllSee(request),
  })

  return async (request: FastifyRequest): Promise<FinishedPage> => {
    const { orgId } = await parts.configuration.organisationOf(request.hostname)
    const configuration = await parts.configuration.of(orgId)
    const { origin, ...visit } = visitOf(request)
    const compose = async (address: string): Promise<CachedPage> => {
      const site = siteOf(configuration, parts)
      const now = parts.clock().getTime()
      const hasGallery = parts.gallery !== undefined
      const questions = questionsOf(parts, configuration, { request, origin })
      return finishPage(await draw({ ...visit, address, site, now, hasGallery }, questions))
    }
    const sent = (page: CachedPage): FinishedPage => {
      for (const id of page.notices) parts.noticeVisits.count(orgId, id)
      return page
    }
    if (development) return sent(await compose(request.url))
    const [path = '/', query = ''] = request.url.split('?', 2)
    // The relevant parameters do not depend on the requested host.
    const version = [orgId, configuration.version, visit.device, visit.draw].join(' ')
    const place = `${version} ${origin}`
    for (;;) {
      const names = namesOf.get(`${version} ${path}`) ?? NO_NAMES
      const address = path + queryOf(query, names)
      const page = await cached(`${place} ${address}`, () => compose(address))
      if (page.queryNames.every((name) => names.has(name))) return sent(page)
      namesOf.set(`${version} ${path}`, new Set([...names, ...page.queryNames]))
    }
  }
}

/** Answers the callbacks of drawing as for an anonymous visitor. */
function questionsOf(
  parts: ServerParts,
  configuration: OrgConfiguration,
  { request, origin }: { request: FastifyRequest; origin: string },
): Questions {
  const { orgId, code } = configuration
  // Drawing counts no views: sending the page does.
  const asking = { ...parts, noticeVisits: { ...parts.noticeVisits, count() {} } }
  const now = parts.clock()
  const around = { org: { orgId, code }, now, ip: request.ip, origin, parts: asking }
  return {
    page: (id) => shownPage(parts, configuration, id),
    call: (id, input) => askAhead(id, input, around),
    failed: (error): undefined => {
      const err = errorForLog(error as Error)
      request.log.warn({ err }, 'a first screen was left to the browser')
    },
  }
}

/** The query reduced to some parameters, in one order; with its question mark. */
function queryOf(query: string, names: ReadonlySet<string>): string {
  const params = new URLSearchParams(query)
  const isNamed = (name: string) => names.has(name) || names.has(ANY_QUERY)
  for (const name of [...params.keys()]) if (!isNamed(name)) params.delete(name)
  params.sort()
  return params.size > 0 ? `?${params}` : ''
}
