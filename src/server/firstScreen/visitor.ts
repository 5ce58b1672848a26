import type { FastifyRequest } from 'fastify'

/**
 * Whoever is logged in, or is being logged in by the address, sees another screen. The cookie says no more than that;
 * what it says is not looked at. A frame of the gallery may show another layout than its browser's.
 */
export const seesWhatAllSee = (request: Pick<FastifyRequest, 'headers' | 'url'>): boolean =>
  cookieOf(request, 'userToken') === undefined &&
  !/[?&]userToken=/.test(request.url) &&
  request.headers['sec-fetch-dest'] !== 'iframe'

/** A cookie of the request; undefined when missing or empty. */
export function cookieOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined {
  const found = headers.cookie?.split(/; */).find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || undefined
}
