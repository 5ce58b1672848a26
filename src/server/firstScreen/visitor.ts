import type { FastifyRequest } from 'fastify'

/**
 * True for requests that get the public screen: not logged in, not logging in by a ticket in the address. The cookie
 * only marks a login; its value is not read.
 */
export const seesWhatAllSee = (request: Pick<FastifyRequest, 'headers' | 'url'>): boolean =>
  cookieOf(request, 'userToken') === undefined && !/[?&]userToken=/.test(request.url)

/** Returns a cookie of the request; undefined when missing or empty. */
export function cookieOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined {
  const found = headers.cookie?.split(/; */).find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || undefined
}
