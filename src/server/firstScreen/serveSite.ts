import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { BUILT_APP } from '../http/appFiles.ts'
import { errorForLog } from '../http/logging.ts'
import { Refusal } from '../refusal.ts'
import type { ServerParts } from '../serverParts.ts'
import { lateFiles } from './builtChunks.ts'
import type { PainterSource } from './builtPainter.ts'
import { composeHtml } from './composeHtml.ts'
import { firstScreenOf } from './firstScreenOf.ts'
import type { IndexHtml } from './indexHtml.ts'
import { NONCE } from './inlineSheet.ts'
import { preloadHeader } from './preloadHeader.ts'
import { createShortMemory } from './shortMemory.ts'
import { cookieOf, seesWhatAllSee } from './visitor.ts'

export interface SiteOptions {
  parts: ServerParts
  indexHtml: IndexHtml | undefined
  painter: PainterSource | undefined
  /** Style sheets come by script, so that what is drawn ahead would stand there without them; nothing is kept. */
  development: boolean
}

/**
 * Every address of the site is index.html with its first screen in it, and this answer's nonce; what begins like an
 * interface or a file and does not exist stays not found.
 */
export function serveSite(app: FastifyInstance, options: SiteOptions): void {
  const textOf = pageTexts(options)
  app.setNotFoundHandler(async (request, reply) => {
    const { indexHtml } = options
    if (!indexHtml || !isPageAddress(request))
      throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
    const text = (await textOf(request)) ?? (await indexHtml(request.url))
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...preloadHeader(text),
      })
      .send(text.replaceAll(NONCE, request.nonce))
  })
}

function isPageAddress({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '/'
  const isFile = /^\/(?:api|assets|embed|static|sandbox|healthz|readyz)(?:\/|$)|\.\w+$/.test(path)
  return (method === 'GET' || method === 'HEAD') && !isFile
}

type PageText = (request: FastifyRequest) => Promise<string | undefined>

/**
 * The HTML of an address. What all visitors of an address without a query see is the same for a moment. Undefined
 * where there is none: the browser then asks for everything by itself, and says what is wrong.
 */
function pageTexts({ parts, indexHtml, painter, development }: SiteOptions): PageText {
  if (!painter || !indexHtml) return async () => undefined
  const late = lateFiles(BUILT_APP)
  const remembered = createShortMemory<string>(parts.clock)
  const make = async (request: FastifyRequest): Promise<string> => {
    const { hostname, protocol, host, ip, url: address, log } = request
    const { orgId } = await parts.configuration.organisationOf(hostname)
    const configuration = await parts.configuration.of(orgId)
    const current = await painter()
    const device = current.deviceOf(
      request.headers['user-agent'] ?? '',
      cookieOf(request, 'device'),
    )
    const draw = !development && seesWhatAllSee(request)
    const failed = (error: unknown) => warn(log, error)
    const visit = { address, device, origin: `${protocol}://${host}`, ip, draw, failed }
    const compose = async () => {
      const screen = await firstScreenOf(current, parts, configuration, visit)
      return composeHtml(await indexHtml(address), screen, late(screen))
    }
    if (development || address.includes('?')) return compose()
    return remembered([orgId, configuration.version, device, draw, address].join(' '), compose)
  }
  return (request) =>
    make(request).catch((error: unknown) =>
      error instanceof Refusal ? undefined : warn(request.log, error),
    )
}

function warn(log: FastifyBaseLogger, error: unknown): undefined {
  log.warn({ err: errorForLog(error as Error) }, 'a first screen was left to the browser')
}
