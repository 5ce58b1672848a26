import type { Page, Request } from '@playwright/test'

/** What a society that encrypts gives in plain text, because it is the same for everybody. */
const PLAIN = /\/open\/(?:site|rsaKey|time|page)$/

export interface Exchange {
  method: string
  path: string
  query: string
  /** Body and headers as they left the browser. */
  sent: string
  received: string
  type: string
}

/** Everything a page asks the server for from now on, calls that go in plain text everywhere apart. */
export function watchWire(page: Page): Exchange[] {
  const exchanges: Exchange[] = []
  page.on('response', async (response) => {
    const request = response.request()
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/') || PLAIN.test(pathname)) return
    const exchange = { ...sentBy(request), path: pathname, query: search }
    const type = response.headers()['content-type'] ?? ''
    exchanges.push({ ...exchange, type, received: await response.text().catch(() => '') })
  })
  return exchanges
}

const sentBy = (request: Request) => ({
  method: request.method(),
  sent: `${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
})
