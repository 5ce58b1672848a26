import type { FastifyRequest } from 'fastify'

/** Fills in where a site is: `SITE_URL` with the host that is meant, and the port this server listens at. */
export const addressOf = (siteUrl: string, at: { host: string; port: number }): string =>
  siteUrl.replace('{host}', at.host).replace('{port}', String(at.port))

/**
 * Scheme, host and port of the site a request is for, to be told to others: as people know a real site, whatever scheme
 * and port a proxy used; a demonstration is where it was asked.
 */
export const originOf = (
  { protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  publicUrl: string | undefined,
): string => publicUrl?.replace('{host}', hostname) ?? `${protocol}://${host}`
