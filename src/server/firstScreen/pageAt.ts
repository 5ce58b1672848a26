import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ANY_QUERY, type FirstScreenPainter } from '#contract/firstScreen.ts'
import site from '#schemas/site.json' with { type: 'json' }
import type { ServerParts } from '../calls/serverParts.ts'
import { originOf } from '../calls/siteAddress.ts'
import { BUILT_APP } from '../http/appFiles.ts'
import { errorForLog } from '../http/logging.ts'
import { isGalleryPage } from '../services/gallery/isGalleryPage.ts'
import { COUNTED } from './askAhead.ts'
import { lazyFiles } from './builtChunks.ts'
import type { PainterSource } from './builtPainter.ts'
import { composeHtml } from './composeHtml.ts'
import { type FinishedPage, finishedPage } from './finishedPage.ts'
import { firstScreenOf } from './firstScreenOf.ts'
import type { IndexHtml } from './indexHtml.ts'
import { createPageCache, type PageCacheWatch } from './pageCache.ts'
import { cookieOf, seesWhatAllSee } from './visitor.ts'

export interface PageSource {
  parts: ServerParts
  indexHtml: IndexHtml
  painter: PainterSource
  /** Style sheets are loaded by script then, so that a drawn screen would be unstyled; nothing is cached. */
  development: boolean
  watch?: PageCacheWatch | undefined
}

/** A page with what it depends on besides its path. */
interface ComposedPage extends FinishedPage {
  queryNames: readonly string[]
  /** It counts its visits, so that each has to compose it. */
  isCounted: boolean
}

/** What is known of a path: the query parameters that its pages name, and whether they count their visits. */
interface Known {
  names: ReadonlySet<string>
  isCounted: boolean
}

const NOTHING_KNOWN: Known = { names: new Set(), isCounted: false }
/** Paths whose parameters are remembered. */
const MOST_PATHS = 10_000

/**
 * Returns the finished page of a request's address. It is cached by what it depends on: the version of the society, the
 * layout, the path and the query parameters that its documents name; others change nothing of it.
 */
export function pageAt({ parts, indexHtml, painter, development, watch }: PageSource) {
  const lazy = lazyFiles(BUILT_APP)
  const cached = createPageCache<ComposedPage>(parts.clock, watch)
  const knownOf = new LRUCache<string, Known>({ max: MOST_PATHS })
  const visitOf = (request: FastifyRequest, { deviceOf }: FirstScreenPainter) => ({
    device: deviceOf(request.headers['user-agent'] ?? '', cookieOf(request, 'device')),
    origin: originOf(request, parts.publicUrl),
    ip: request.ip,
    draw: !development && seesWhatAllSee(request),
    failed: (error: unknown): undefined => {
      request.log.warn(
        { err: errorForLog(error as Error) },
        'a first screen was left to the browser',
      )
    },
  })

  return async (request: FastifyRequest): Promise<FinishedPage> => {
    const { orgId } = await parts.configuration.organisationOf(request.hostname)
    const configuration = await parts.configuration.of(orgId)
    const current = await painter()
    const visit = visitOf(request, current)
    const compose = async (address: string): Promise<ComposedPage> => {
      const screen = await firstScreenOf(current, parts, configuration, { ...visit, address })
      const text = composeHtml(await indexHtml(request.url), screen, lazy(screen))
      const { pages, answers } = screen.data
      return {
        ...finishedPage(text, isThere(parts, Object.keys(pages))),
        // The nodes of the gallery read what they show from the query themselves.
        queryNames: Object.keys(pages).some(isGalleryPage) ? [ANY_QUERY] : screen.queryNames,
        isCounted: Object.keys(answers).some((key) => COUNTED.test(key)),
      }
    }
    if (development) return compose(request.url)
    const [path = '/', query = ''] = request.url.split('?', 2)
    const place = [orgId, configuration.version, visit.device, visit.draw, visit.origin].join(' ')
    for (;;) {
      const known = knownOf.get(`${place} ${path}`) ?? NOTHING_KNOWN
      if (known.isCounted) return compose(request.url)
      const address = path + queryOf(query, known.names)
      const page = await cached(`${place} ${address}`, () => compose(address))
      const isWhole = page.queryNames.every((name) => known.names.has(name))
      if (!isWhole || page.isCounted)
        knownOf.set(`${place} ${path}`, {
          names: new Set([...known.names, ...page.queryNames]),
          isCounted: page.isCounted,
        })
      if (isWhole) return page
    }
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

/** False for the not-found page, and for gallery pages while the gallery is off. */
const isThere = ({ gallery }: Pick<ServerParts, 'gallery'>, pages: readonly string[]): boolean =>
  !pages.some((id) => id === site.notFound || (isGalleryPage(id) && !gallery))
