import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { BUILT_APP } from '../http/appFiles.ts'
import { errorForLog } from '../http/logging.ts'
import { Refusal } from '../refusal.ts'
import type { ServerParts } from '../serverParts.ts'
import { lateFiles } from './builtChunks.ts'
import { composeHtml } from './composeHtml.ts'
import { firstScreenOf } from './firstScreenOf.ts'
import type { IndexHtml } from './indexHtml.ts'
import type { FirstScreenDrawer } from './loadDrawer.ts'

const NONCE = '%CSP_NONCE%'

export interface SiteOptions {
  parts: ServerParts
  indexHtml: IndexHtml | undefined
  drawer: FirstScreenDrawer | undefined
  /** Development: style sheets come by script, so that what is drawn ahead would stand there without them. */
  draws: boolean
}

/**
 * Every address of the site is index.html with its first screen in it, and this answer's nonce; what begins like an
 * interface or a file and does not exist stays not found. Nothing in it is personal or secret, so it is compressed.
 */
export function serveSite(app: FastifyInstance, options: SiteOptions): void {
  const late = lateFiles(BUILT_APP)
  app.setNotFoundHandler(async (request, reply) => {
    if (!options.indexHtml || !isPageAddress(request))
      throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
    const index = await options.indexHtml(request.url)
    const screen = await screenOf(request, options)
    const text = screen ? composeHtml(index, screen, late(screen), request.styleNonce) : index
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(text.replaceAll(NONCE, request.styleNonce))
  })
}

function isPageAddress({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '/'
  const isFile = /^\/(?:api|assets|embed|static|sandbox|healthz|readyz)(?:\/|$)|\.\w+$/.test(path)
  return (method === 'GET' || method === 'HEAD') && !isFile
}

/** Without one the browser asks for everything by itself, and says what is wrong. */
async function screenOf(request: FastifyRequest, { parts, drawer, draws }: SiteOptions) {
  if (!drawer) return undefined
  try {
    const { hostname, protocol, host, ip, url: address, headers } = request
    return await firstScreenOf(await drawer(), parts, {
      ...{ hostname, ip, address, origin: `${protocol}://${host}` },
      userAgent: headers['user-agent'] ?? '',
      chosenDevice: cookieOf(request, 'device'),
      draw: draws && seesWhatAllSee(request),
      failed: (error) => warn(request.log, error),
    })
  } catch (error) {
    return error instanceof Refusal ? undefined : warn(request.log, error)
  }
}

function warn(log: FastifyBaseLogger, error: unknown): undefined {
  log.warn({ err: errorForLog(error as Error) }, 'a first screen was left to the browser')
}

/**
 * Whoever is logged in, or is being logged in by the address, sees another screen. The cookie says no more than that;
 * what it says is not looked at. A frame of the gallery may show another layout than its browser's.
 */
const seesWhatAllSee = (request: FastifyRequest): boolean =>
  cookieOf(request, 'userToken') === undefined &&
  !/[?&]userToken=/.test(request.url) &&
  request.headers['sec-fetch-dest'] !== 'iframe'

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const found = headers.cookie?.split(/; */).find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || undefined
}
