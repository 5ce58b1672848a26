import type { FastifyRequest } from 'fastify'

/** Fills `SITE_URL` with the host and the port this server listens on. */
export const addressOf = (siteUrl: string, at: { host: string; port: number }): string =>
  siteUrl.replace('{host}', at.host).replace('{port}', String(at.port))

/**
 * Public origin of the requested site, for use outside this server: the configured one, whatever scheme and port a
 * proxy used; in a demonstration the request's own.
 */
export const originOf = (
  { protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  publicUrl: string | undefined,
): string => publicUrl?.replace('{host}', hostname) ?? `${protocol}://${host}`
