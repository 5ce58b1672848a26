import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BUILT, BUILT_APP } from '#server/root.ts'
import { countRoutes } from './rateLimit.ts'

const EMBED = join(BUILT, 'embed')

/** Serves the built files: fingerprinted, hence immutable; precompressed copies are used if they exist. */
export async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  const root = join(BUILT_APP, 'assets')
  if (!existsSync(root)) return
  const built = new Set(readdirSync(root).map((name) => `/${name}`))
  await serveFolder(app, {
    root,
    allowedPath: (path) => built.has(path),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
}

/** Serves the form engine for embedding: any page may load it, and revalidates it on each load. */
export async function serveEmbed(app: FastifyInstance): Promise<void> {
  if (!existsSync(EMBED)) return
  await serveFolder(app, {
    root: EMBED,
    prefix: '/embed/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache')
      reply.header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}

async function serveFolder(app: FastifyInstance, options: FastifyStaticOptions): Promise<void> {
  await app.register(async (scope) => {
    countRoutes(scope, 'files')
    await scope.register(fastifyStatic, options)
  })
}
