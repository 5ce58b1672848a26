import type { FastifyRequest } from 'fastify'

const FILE = /^\/(?:api|assets|embed|static|sandbox|healthz|readyz)(?:\/|$)|\.\w+$/

/** True for requests of site pages: GET or HEAD of a path that neither has an interface prefix nor ends like a file. */
export function isPageRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = url.split('?')[0] ?? '/'
  return (method === 'GET' || method === 'HEAD') && !FILE.test(path)
}
