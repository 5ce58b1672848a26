import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import { encodingFor } from '#server/http/compression.ts'
import { errorForLog } from '#server/http/logging.ts'
import { isPageRequest } from '#server/http/pageRequest.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { type FinishedPage, finishPage, makePage } from './finishedPage.ts'
import { framedHtml, isFramed } from './framedHtml.ts'
import type { IndexHtml } from './indexHtml.ts'
import type { DrawPage } from './madePage.ts'
import { pageAt } from './pageAt.ts'
import type { PageCacheWatch } from './pageCache.ts'

export interface SiteOptions {
  parts: ServerParts
  /** What index.html is and what draws it; undefined before the first build. */
  screens: { indexHtml: IndexHtml; draw: DrawPage | undefined } | undefined
  development: boolean
  watch?: PageCacheWatch | undefined
}

/**
 * Answers every page address with index.html and its first screen. Unknown pages get the not-found page with status
 * 404; addresses of the API or of files that do not exist are refused with NotFound. A screen that cannot be drawn is
 * left to the browser, which loads everything itself and reports the error.
 */
export function serveSite(app: FastifyInstance, options: SiteOptions): void {
  const { parts, screens, development, watch } = options
  const indexHtml = screens?.indexHtml
  const drawn = screens?.draw && pageAt({ parts, draw: screens.draw, development, watch })
  const pageOf = async (request: FastifyRequest, index: IndexHtml): Promise<FinishedPage> => {
    if (isFramed(request)) return finishPage(makePage(framedHtml(await index(request.url)), true))
    const page = await drawn?.(request).catch((error: unknown) => leave(request, error))
    return page ?? finishPage(makePage(await index(request.url), true))
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
