import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Sources by which the Content-Security-Policy of an answer allows scripts and styles that stand in its text. */
export interface InlineSources {
  /** Hashes. */
  scripts: readonly string[]
  /** A nonce. */
  styles: readonly string[]
}

declare module 'fastify' {
  interface FastifyReply {
    /** Null for answers without style elements or scripts of their own. */
    inline: InlineSources | null
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
 * The policy allows no eval and no inline script or style but what the answer itself names: scripts by their hash, style
 * elements by a nonce, because components make some in the browser. Styles of rich text are set by script, from the
 * allow-list shared with the server.
 */
export async function securityHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  app.decorateReply('inline', null)
  const policyOf = policies(options)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.https ? HSTS : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // The studio and the gallery show pages of the site side by side.
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (reply.hasHeader('content-security-policy')) return
    reply.header('content-security-policy', policyOf(reply.inline))
  })
}

/** Policies of one server; that of a page is written once, however often it is sent. */
function policies(options: HeaderOptions) {
  const plain = policy({ scripts: [], styles: [] }, options)
  const written = new WeakMap<InlineSources, string>()
  return (inline: InlineSources | null): string => {
    if (!inline) return plain
    const found = written.get(inline) ?? policy(inline, options)
    written.set(inline, found)
    return found
  }
}

function policy({ scripts, styles }: InlineSources, options: HeaderOptions): string {
  const storage = options.storageOrigins.join(' ')
  const own = (sources: readonly string[]) =>
    ["'self'", ...(options.relaxed ? ["'unsafe-inline'"] : sources)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
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
