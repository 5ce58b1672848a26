import type { FastifyRequest } from 'fastify'

const FILE = /^\/(?:api|assets|embed|static|sandbox|healthz|readyz)(?:\/|$)|\.\w+$/

/** Whether a page of the site is asked for: every address that does not begin like an interface or end like a file. */
export function isPageRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = url.split('?')[0] ?? '/'
  return (method === 'GET' || method === 'HEAD') && !FILE.test(path)
}
