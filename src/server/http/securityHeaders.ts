import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Nonce of this answer's own script and style elements, in the Content-Security-Policy and index.html. */
    nonce: string
  }
}

export interface HeaderOptions {
  /** Origins of the object storage, if not this server. */
  storageOrigins: readonly string[]
  /** Development: Vite's client needs inline scripts and a socket. */
  relaxed: boolean
  /** The site is served over https only. */
  https: boolean
}

/** One year, for this host only: subdomains are the organisation's own affair. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: false }

/** Browser features no page uses. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ')

/**
 * The policy allows no eval and no inline script or style except elements with this answer's nonce: the few lines of
 * index.html and our own style elements. Styles of rich text are set by script, from the allow-list shared with the
 * server.
 */
export async function securityHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request) => {
    request.nonce = randomBytes(16).toString('base64')
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.https ? HSTS : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // The studio and the gallery show pages of the site side by side.
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (reply.hasHeader('content-security-policy')) return
    reply.header('content-security-policy', policyOf(request.nonce, options))
  })
}

function policyOf(nonce: string, options: HeaderOptions): string {
  const storage = options.storageOrigins.join(' ')
  const own = options.relaxed ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src 'self' data: blob: ${storage}`,
    `media-src 'self' blob: ${storage}`,
    `connect-src 'self' ${options.relaxed ? 'ws:' : ''} ${storage}`,
    `form-action 'self' ${storage}`,
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .join('; ')
}

/** Answers of calls are personal or momentary: forbids caching. */
export function keepAnswersPrivate(calls: FastifyInstance): void {
  calls.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}
