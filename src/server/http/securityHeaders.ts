import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce of this answer's own script and style elements, in the Content-Security-Policy and in index.html. */
    nonce: string
  }
}

export interface HeaderOptions {
  /** Origin of the object storage, when it is not our own. */
  storageOrigins: readonly string[]
  /** Development: Vite's client needs inline scripts and a socket. */
  relaxed: boolean
  /** Our own pages may frame each other: the gallery shows them side by side. */
  framed: boolean
  /** The site is found by https alone. */
  https: boolean
}

/** A year, of this very name: what else a society has below its domain is its own affair. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: false }

/** What no page of ours asks a browser for. */
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
 * The policy allows no eval, and inline neither script nor style but what carries this answer's nonce: the few lines of
 * index.html and our own style elements. What rich text says about its looks is set by a script, from the one
 * allow-list both sides know.
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
    frameguard: { action: options.framed ? 'sameorigin' : 'deny' },
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
    `frame-ancestors ${options.framed ? "'self'" : "'none'"}`,
  ]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .join('; ')
}
