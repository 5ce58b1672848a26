import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import type { FirstScreenPainter } from '#contract/firstScreen.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { pushConfiguration } from '#server/modules/configuration/versions/pushConfiguration.ts'
import { ROOT } from '#server/root.ts'
import { ORGANISATIONS, readSeeds } from '#server/seed/readSeed.ts'
import { announceFindings } from './announce.ts'
import { startServer } from './startServer.ts'

/** Debounce of file events in milliseconds. Defined first: a change may come while the server starts. */
const SETTLE_MS = 150

/** The product with Vite in front of the browser code; saved documents and configurations take effect at once. */
const vite = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true },
})

await startServer({
  options: {
    indexHtml: (url) => indexFrom(vite, url),
    painter: () => painterFrom(vite),
    development: true,
    // A page is made of hundreds of modules then.
    rateLimit: 1_000_000,
  },
  mount: async (app, parts) => {
    mountVite(app, vite)
    watchSchemas(parts)
    // Only a demonstration has a gallery, and only a demonstration serves the folders of the fixtures.
    if (parts.gallery) watchOrganisations(parts)
  },
})

/** Makes the entry's address absolute, because the page may be served at any depth. */
async function indexFrom(server: ViteDevServer, url: string): Promise<string> {
  const text = await readFile(join(ROOT, 'src/app/index.html'), 'utf8')
  return server.transformIndexHtml(url, text.replace('src="./', 'src="/'))
}

/** Loads the renderer again when one of its modules has changed. */
async function painterFrom(server: ViteDevServer): Promise<FirstScreenPainter> {
  const module = await server.ssrLoadModule('/firstScreen/painter.tsx')
  return module.painter
}

/** Lets Vite answer requests for modules and their sources; calls, sandbox and pages are answered by the server. */
function mountVite(app: FastifyInstance, server: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?')[0] ?? ''
    const isOurs =
      path === '/' || /^\/(?:api|sandbox|static|assets|healthz|readyz)(?:\/|$)/.test(path)
    if (isOurs || (!/\.\w+$/.test(path) && !path.startsWith('/@'))) return done()
    reply.hijack()
    server.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
}

/** Calls `changed` once after a burst of file events. */
function watchFolder(folder: string, changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void changed().catch(console.error), SETTLE_MS)
  })
}

function watchSchemas({ pages, checker }: ServerParts): void {
  watchFolder(join(ROOT, 'schemas'), async () => {
    checker.reload()
    await pages.reload()
    announceFindings(pages.findings())
    vite.ws.send({ type: 'full-reload' })
  })
}

function watchOrganisations({ store, checker, configuration, pages }: ServerParts): void {
  watchFolder(ORGANISATIONS, async () => {
    for (const { code, documents } of await readSeeds()) {
      const push = {
        documents,
        base: 'current',
        author: 'dev',
        note: words.savedInDevelopment,
        product: pages.product(),
      } as const
      const { findings } = await pushConfiguration(store, checker.check, push)
      announceFindings(
        findings.map((one) => ({ ...one, file: `fixtures/organisations/${code}/${one.file}` })),
      )
    }
    configuration.forget()
    vite.ws.send({ type: 'full-reload' })
  })
}
