import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'
import { ROOT } from '../root.ts'

/** Where `vite build` puts the browser's part. */
const BUILT = join(ROOT, 'dist', 'app')
const EMBED = join(ROOT, 'dist', 'embed')
const NONCE = '%CSP_NONCE%'

/** Gives the text of index.html for an address; development asks Vite for it. */
export type IndexHtml = (url: string) => Promise<string>

/** The built files: fingerprinted, so kept for ever; compressed copies are used when they lie beside them. */
export async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(BUILT, 'assets'))) return
  await app.register(fastifyStatic, {
    root: join(BUILT, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    wildcard: false,
  })
}

/** The form engine for other people's pages: any page may load it, and asks each time whether it has changed. */
export async function serveEmbed(app: FastifyInstance): Promise<void> {
  if (!existsSync(EMBED)) return
  await app.register(fastifyStatic, {
    root: EMBED,
    prefix: '/embed/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache')
      reply.header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}

/** index.html as it was built, or undefined before the first build. */
export function builtIndex(): IndexHtml | undefined {
  const file = join(BUILT, 'index.html')
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  return async () => text
}

/**
 * Every address of the site is index.html, with this answer's nonce filled in; what begins like an interface or a
 * file and does not exist stays not found.
 */
export function serveIndex(app: FastifyInstance, indexHtml: IndexHtml | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!indexHtml || !isPageAddress(request))
      throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
    return sendIndex(request, reply, await indexHtml(request.url))
  })
}

function isPageAddress({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '/'
  const isFile = /^\/(?:api|assets|embed|static|sandbox|healthz|readyz)(?:\/|$)|\.\w+$/.test(path)
  return (method === 'GET' || method === 'HEAD') && !isFile
}

function sendIndex(request: FastifyRequest, reply: FastifyReply, text: string) {
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(text.replaceAll(NONCE, request.styleNonce))
}
