import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import type { ServerParts } from '../calls/serverParts.ts'
import { encodingFor } from '../http/compression.ts'
import { errorForLog } from '../http/logging.ts'
import { isPageRequest } from '../http/pageRequest.ts'
import { Refusal } from '../messages/refusal.ts'
import type { PainterSource } from './builtPainter.ts'
import { type FinishedPage, finishedPage } from './finishedPage.ts'
import { framedHtml, isFramed } from './framedHtml.ts'
import type { IndexHtml } from './indexHtml.ts'
import { pageAt } from './pageAt.ts'
import type { PageCacheWatch } from './pageCache.ts'

export interface SiteOptions {
  parts: ServerParts
  indexHtml: IndexHtml | undefined
  painter: PainterSource | undefined
  development: boolean
  watch?: PageCacheWatch | undefined
}

/**
 * Answers every page address with index.html and its first screen. Unknown pages get the not-found page with status 404;
 * addresses of the API or of files that do not exist are not found. What cannot be drawn is left to the browser, which
 * loads everything itself and reports the error.
 */
export function serveSite(app: FastifyInstance, options: SiteOptions): void {
  const { parts, indexHtml, painter, development, watch } = options
  const drawn = indexHtml && painter && pageAt({ parts, indexHtml, painter, development, watch })
  const pageOf = async (request: FastifyRequest, index: IndexHtml): Promise<FinishedPage> => {
    if (isFramed(request)) return finishedPage(framedHtml(await index(request.url)), true)
    const page = await drawn?.(request).catch((error: unknown) => leave(request, error))
    return page ?? finishedPage(await index(request.url), true)
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!indexHtml || !isPageRequest(request))
      throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
    const { isThere, inline, headers, content } = await pageOf(request, indexHtml)
    const encoding = encodingFor(request)
    reply.inline = inline
    return reply
      .code(isThere ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
        ...headers,
      })
      .send(await content(encoding))
  })
}

function leave({ log }: FastifyRequest, error: unknown): undefined {
  if (error instanceof Refusal) return
  log.warn({ err: errorForLog(error as Error) }, 'a first screen was left to the browser')
}
