import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createPasswordHasher } from '#server/base/session/passwordHasher.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import type { Lifecycle } from '#server/http/health.ts'
import { type JobParts, jobHandlers } from '#server/jobs/jobHandlers.ts'
import { createMessengers } from '#server/jobs/messengers.ts'
import { checkerHere } from '#server/modules/configuration/checks/checkConfiguration.ts'
import type { ConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import { openGallery } from '#server/modules/configuration/gallery/openGallery.ts'
import { createPageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import { readCheckedProduct } from '#server/modules/configuration/product/checkedProduct.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'
import type { PayProviders } from '#server/providers/pay/payProviders.ts'
import { seedWhenEmpty } from '#server/seed/seedWhenEmpty.ts'
import { readEnv } from '#server/settings/env.ts'
import { type AppOptions, buildApp } from '#server/start/app.ts'
import { assembleParts } from '#server/start/assembleParts.ts'
import { providersOf, standInsFolder } from '#server/start/providersOf.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { busyMachine } from '../store/busyMachine.ts'
import { testSecretsDir } from '../store/testKeys.ts'
import { copySandboxKeys } from './copySandboxKeys.ts'
import { injectFetch } from './injectFetch.ts'
import { openSeededStore } from './openSeededStore.ts'
import { threadedParts } from './threadedParts.ts'
import { workOutbox } from './workOutbox.ts'

/** Read once for all apps of a test file: they never change. */
const shared = readSharedData()
const checking = readProduct().then((product) => checkerHere({ product, shared }))
const pages = Promise.all([readCheckedProduct(), checking]).then(([checked, { fitOverrides }]) =>
  createPageDocuments(checked, {
    fitOverrides: ({ documents }) => fitOverrides(documents),
    warn: () => undefined,
  }),
)
const passwords = createPasswordHasher()
const threads = threadedParts(shared)

/** A puzzle is asked for and solved as ever; what its length costs is a matter of settings. */
const FEW_TRIES = 2

export interface TestApp {
  app: FastifyInstance
  parts: ServerParts
  lifecycle: Lifecycle
  /** Where its storage and sandbox keep their files; gone when it closes. */
  dataDir: string
  /** Lines of the log. */
  log: string[]
  /** Moves the clock of server and database; returns the new time. */
  advance(milliseconds: number): Date
  now(): Date
  /** Works the outbox, as the worker does every half second; `changed` is put over what jobs work with. */
  work(changed?: Partial<JobParts>): Promise<void>
  close(): Promise<void>
}

export interface TestAppOptions {
  bodyDeadlineMs?: number
  rateLimit?: number
  /** PostgreSQL instead of the embedded database, perhaps with another process's server on it. */
  databaseUrl?: string
  /** An empty database of one's own instead of the seeded one. */
  openStore?: (clock: () => Date) => Promise<Store>
  /** Environment variables beside the data directory. */
  env?: Record<string, string>
  /** Instead of one on this thread, whose work nobody waits for in tests. */
  checker?: ConfigurationChecker
  /** With the gallery of a demonstration, which few tests need. */
  gallery?: true
  /** Ways of paying online, instead of those that are configured. */
  payProviders?: PayProviders
  /** index.html and what draws first screens; the built ones unless told. */
  site?: Pick<AppOptions, 'indexHtml' | 'painter' | 'development'>
}

/** The whole server over a fresh database with the demonstration's data; nothing is replaced but clock and network. */
export async function openApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'))
  let time = Date.parse('2026-11-20T02:00:00Z')
  const clock = () => new Date(time)
  const { databaseUrl } = options
  const { openStore: openOwn = openSeededStore } = options
  const store = await (databaseUrl
    ? openStore({ databaseUrl, secretsDir: testSecretsDir(), clock, ...busyMachine })
    : openOwn(clock))
  const env = readEnv({ TRUST_PROXY: '1', ...options.env, DATA_DIR: dataDir })
  await copySandboxKeys(standInsFolder(env))
  const providers = { ...providersOf(env, clock), smsWork: FEW_TRIES }
  const outside = {
    port: () => 80,
    fetch: (...call: Parameters<typeof fetch>) => injectFetch(app)(...call),
  }
  const checker = options.checker ?? (await checking)
  const read = { shared, pages: await pages, checker }
  const input = { store, clock, ...read, passwords, providers, outside }
  const assembled = assembleParts({
    ...input,
    ...(options.gallery ? { gallery: openGallery() } : {}),
  })
  const { payProviders = assembled.payProviders } = options
  const parts = { ...assembled, ...threads(), payProviders }
  const product = (await pages).product()
  const findings = await seedWhenEmpty({ store, passwords, product, shared })
  const wrong = findings.filter(({ severity }) => severity === 'error')
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong[0]))
  const log: string[] = []
  const lifecycle = { stopping: false }
  const app: FastifyInstance = await buildApp({
    parts,
    lifecycle,
    logLevel: 'info',
    trust: env.trust,
    rateLimit: options.rateLimit ?? 100_000,
    storageOrigins: providers.storageOrigins,
    ...(providers.sandbox ? { sandbox: providers.sandbox } : {}),
    checkAnswers: true,
    logStream: { write: (line) => void log.push(line) },
    ...options.site,
    ...(options.bodyDeadlineMs ? { bodyDeadlineMs: options.bodyDeadlineMs } : {}),
  })
  const messengers = createMessengers(providers, { clock, fetch: injectFetch(app), port: 80 })
  const opened: TestApp = {
    app,
    parts,
    lifecycle,
    dataDir,
    log,
    now: clock,
    advance: (milliseconds) => {
      time += milliseconds
      return clock()
    },
    async work(changed = {}) {
      const handlers = jobHandlers({ ...parts, ...messengers, ...changed })
      await workOutbox({
        store,
        handlers,
        onFailure: (_job, error) => {
          throw error
        },
      })
    },
    async close() {
      await app.close()
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
      empty(opened)
    },
  }
  return opened
}

/** A test file's variables stay while its worker runs the files after it: through them a closed server would stay, too. */
function empty(closed: object): void {
  for (const name of Object.keys(closed)) Reflect.deleteProperty(closed, name)
}
