import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import site from '#schemas/site.json' with { type: 'json' }
import type { ServerParts } from '../calls/serverParts.ts'
import { originOf } from '../calls/siteAddress.ts'
import { BUILT_APP } from '../http/appFiles.ts'
import { errorForLog } from '../http/logging.ts'
import { isPageRequest } from '../http/pageRequest.ts'
import { Refusal } from '../messages/refusal.ts'
import { isGalleryPage } from '../services/gallery/isGalleryPage.ts'
import { lazyFiles } from './builtChunks.ts'
import type { PainterSource } from './builtPainter.ts'
import { composeHtml } from './composeHtml.ts'
import { firstScreenOf } from './firstScreenOf.ts'
import { framedHtml, isFramed } from './framedHtml.ts'
import type { IndexHtml } from './indexHtml.ts'
import { NONCE } from './inlineSheet.ts'
import { preloadHeader } from './preloadHeader.ts'
import { createStaleCache } from './staleCache.ts'
import { cookieOf, seesWhatAllSee } from './visitor.ts'

export interface SiteOptions {
  parts: ServerParts
  indexHtml: IndexHtml | undefined
  painter: PainterSource | undefined
  /**
   * In development style sheets are loaded by script, so a server-rendered screen would be unstyled; nothing is cached.
   */
  development: boolean
}

/**
 * Answers every page address with index.html, its first screen and the response's nonce. Unknown pages get the
 * not-found page with status 404; addresses of the API or of files that do not exist are not found.
 */
export function serveSite(app: FastifyInstance, options: SiteOptions): void {
  const pageTextOf = pageTexts(options)
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const { indexHtml } = options
    if (!indexHtml || !isPageRequest(request))
      throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
    const { text, isThere } = isFramed(request)
      ? { text: framedHtml(await indexHtml(request.url)), isThere: true }
      : ((await pageTextOf(request)) ?? { text: await indexHtml(request.url), isThere: true })
    return reply
      .code(isThere ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...preloadHeader(text),
      })
      .send(text.replaceAll(NONCE, request.nonce))
  })
}

interface PageText {
  text: string
  /** True when the site has a page at the address. */
  isThere: boolean
}

/**
 * Returns the HTML of an address, cached briefly for addresses without a query that look the same to all visitors.
 * Undefined when it cannot be rendered: the browser then loads everything itself and reports the error.
 */
function pageTexts({ parts, indexHtml, painter, development }: SiteOptions) {
  if (!painter || !indexHtml) return async (): Promise<PageText | undefined> => undefined
  const lazy = lazyFiles(BUILT_APP)
  const cached = createStaleCache<PageText>(parts.clock)
  const make = async (request: FastifyRequest): Promise<PageText> => {
    const { hostname, ip, url: address, log } = request
    const { orgId } = await parts.configuration.organisationOf(hostname)
    const configuration = await parts.configuration.of(orgId)
    const current = await painter()
    const device = current.deviceOf(
      request.headers['user-agent'] ?? '',
      cookieOf(request, 'device'),
    )
    const draw = !development && seesWhatAllSee(request)
    const failed = (error: unknown) => warn(log, error)
    const visit = { address, device, origin: originOf(request, parts.publicUrl), ip, draw, failed }
    const compose = async () => {
      const screen = await firstScreenOf(current, parts, configuration, visit)
      const text = composeHtml(await indexHtml(address), screen, lazy(screen))
      return { text, isThere: isThere(parts, Object.keys(screen.data.pages)) }
    }
    if (development || address.includes('?')) return compose()
    return cached([orgId, configuration.version, device, draw, address].join(' '), compose)
  }
  return (request: FastifyRequest): Promise<PageText | undefined> =>
    make(request).catch((error: unknown) =>
      error instanceof Refusal ? undefined : warn(request.log, error),
    )
}

function warn(log: FastifyBaseLogger, error: unknown): undefined {
  log.warn({ err: errorForLog(error as Error) }, 'a first screen was left to the browser')
}

/** False for the not-found page, and for gallery pages while the gallery is off. */
const isThere = ({ gallery }: Pick<ServerParts, 'gallery'>, pages: readonly string[]): boolean =>
  !pages.some((id) => id === site.notFound || (isGalleryPage(id) && !gallery))
