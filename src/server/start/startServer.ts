import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { fill } from '#domain/text/fill.ts'
import { createPasswordHasher } from '#server/base/session/passwordHasher.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import { type ControlSocket, openControlSocket } from '#server/control/controlSocket.ts'
import { startScreens } from '#server/firstScreen/openScreens.ts'
import type { Worker } from '#server/jobs/startWorker.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { createMetrics, type Metrics } from '#server/metrics/createMetrics.ts'
import { addNodeMetrics, type MetricsServer, serveMetrics } from '#server/metrics/serveMetrics.ts'
import { createConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import { openGallery } from '#server/modules/configuration/gallery/openGallery.ts'
import { createPageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import { readCheckedProduct } from '#server/modules/configuration/product/checkedProduct.ts'
import { fitOverridesOnce } from '#server/modules/configuration/versions/fitOverrides.ts'
import { outgoing, toOperators } from '#server/providers/outgoing/outgoing.ts'
import { prepareSandboxKeys } from '#server/providers/pay/emulation/sandboxKeys.ts'
import { type OnProviderCall, watchFetch } from '#server/providers/watchFetch.ts'
import { refuseDemoPasswords } from '#server/seed/refuseDemoPasswords.ts'
import { type Env, readEnv } from '#server/settings/env.ts'
import { storePlace } from '#server/settings/storePlace.ts'
import { exposedSettings, requireStrongSecrets } from '#server/settings/unsafeSettings.ts'
import { WrongSetting } from '#server/settings/variables.ts'
import { openStore } from '#server/store/openStore.ts'
import { StartRefusal } from '#server/store/startRefusal.ts'
import type { Store } from '#server/store/store.ts'
import { startTracing, type Tracing } from '#server/tracing/startTracing.ts'
import {
  announceAddresses,
  announceCreation,
  announceFindings,
  announceMisfits,
  societiesToName,
} from './announce.ts'
import { type AppOptions, buildApp } from './app.ts'
import { assembleParts, type PartsInput } from './assembleParts.ts'
import { providersOf, standInsFolder } from './providersOf.ts'
import { requireFreePort } from './requireFreePort.ts'
import { type SeedOthers, seedFirst } from './seedWhileAnswering.ts'
import { type Closing, closeApp, closeOnSignal } from './shutdown.ts'
import { startJobs } from './startJobs.ts'
import { tellOf } from './tell.ts'
import { warmUp } from './warmUp.ts'

/** Additions of the development server: Vite's index.html, and what it mounts on the app. */
export interface StartExtras {
  options?: Partial<AppOptions>
  mount?: (app: FastifyInstance, parts: ServerParts) => Promise<void>
}

const clock = () => new Date()

/** Starts the product as configured by the environment, or ends the process with a message naming the reason. */
export async function startServer(extras: StartExtras = {}): Promise<void> {
  try {
    const env = readEnv(process.env)
    requireStrongSecrets(process.env, env)
    for (const sentence of exposedSettings(process.env, env)) console.warn(sentence)
    await start(env, extras)
  } catch (error) {
    process.exitCode = exitCodeOf(error)
    console.error(fill(words.failed, { reason: sentenceOf(error) }))
    process.exit()
  }
}

const exitCodeOf = (error: unknown): number =>
  error instanceof StartRefusal ? error.exitCode : error instanceof WrongSetting ? 78 : 1

function sentenceOf(error: unknown): string {
  if (error instanceof StartRefusal || error instanceof WrongSetting) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return fill(words.portTaken, { port: port ?? '' })
  if (code === 'EACCES') return fill(words.portDenied, { port: port ?? '' })
  return (error as Error).stack ?? String(error)
}

async function start(env: Env, extras: StartExtras): Promise<void> {
  await requireFreePort(env)
  let metrics: Metrics | undefined
  const onProviderCall: OnProviderCall = (...call) => metrics?.onProviderCall(...call)
  const storageFetch = watchFetch(toOperators(outgoing), 'storage', onProviderCall)
  announceCreation(env)
  const providers = providersOf(env, clock, storageFetch)
  const { databaseUrl, dataDir } = env
  // Beside the rest of the start: the first page does not wait for it. Development draws where it is.
  const thread = extras.options ? undefined : startScreens()
  const keys = env.demo ? prepareSandboxKeys(standInsFolder(env)) : undefined
  const tracing = env.tracing ? await startTracing() : undefined
  const onSlow = (call: string) => metrics?.onSlow(call)
  const slow = { fromMs: env.slowQueryMs, onSlow }
  const onAdmitted: Metrics['onAdmitted'] = (admitted) => metrics?.onAdmitted(admitted)
  const [documents, store] = await Promise.all([
    readProductData(),
    openStore({ ...storePlace(env), slow, onAdmitted, mayComeLater: true }),
  ])
  if (env.metrics.port > 0) metrics = createMetrics(store)
  const listening = { port: env.port }
  const outside = { fetch: outgoing, port: () => listening.port }
  const around = { providers, outside, onProviderCall, ...documents }
  const { parts, seedOthers } = await prepare(store, around, env)
  const lifecycle = { starting: true, stopping: false }
  const app = await buildApp({
    parts,
    lifecycle,
    logLevel: env.logLevel,
    trust: env.trust,
    rateLimit: env.rateLimit,
    storageOrigins: providers.storageOrigins,
    ...(providers.sandbox ? { sandbox: providers.sandbox } : {}),
    ...(metrics ? { watch: metrics } : {}),
    ...(thread ? { thread } : {}),
    ...extras.options,
  })
  await extras.mount?.(app, parts)
  // Opened before the site is ready: a client waiting for that may ask at once, and the data directory is locked.
  const control = databaseUrl ? undefined : await listenForConfig(dataDir, parts)
  const first = await societiesToName(store)
  await keys
  if (thread) await warmUp(app, first)
  await app.listen({ host: env.host, port: env.port })
  const address = app.server.address() as AddressInfo
  listening.port = address.port
  const isMore = await seedOthers?.(address.port)
  if (isMore) parts.configuration.forget()
  const societies = isMore ? await societiesToName(store) : first
  lifecycle.starting = false
  const { sendingRates: rates } = env
  const worker = startJobs(app.log, parts, { providers, rates, port: address.port, metrics })
  const told = metrics && (await serveMetrics(metrics, env.metrics))
  if (metrics) addNodeMetrics(metrics)
  closeOnSignal(lifecycle, closingOf({ app, worker, control, told, store, tracing }), env.drainMs)
  await announceAddresses(address, societies, env)
}

/** Reads and checks the documents; the database is opened meanwhile, by another thread or another machine. */
async function readProductData() {
  const checked = await readCheckedProduct()
  return { checked, shared: readSharedData() }
}

type Around = Pick<PartsInput, 'providers' | 'outside' | 'onProviderCall'> &
  Awaited<ReturnType<typeof readProductData>>

/** Seeds the first society of an empty demonstration and prints the findings. */
async function prepare(
  store: Store,
  { checked, ...around }: Around,
  env: Env,
): Promise<{ parts: ServerParts; seedOthers: SeedOthers | undefined }> {
  const { shared } = around
  const tell = tellOf(env)
  const checker = createConfigurationChecker()
  const pages = createPageDocuments(checked, {
    fitOverrides: fitOverridesOnce(store, checker.fitOverrides),
    warn: ({ code }, findings) => announceMisfits(code, findings, tell),
  })
  const passwords = createPasswordHasher()
  const product = pages.product()
  announceFindings(pages.findings(), tell)
  const seedOthers = env.demo ? await seedFirst({ store, passwords, product, shared }) : undefined
  if (!env.demo) await refuseDemoPasswords(store, passwords)
  const fonts = env.certificateFonts
  const parts = { store, clock, pages, checker, passwords, fonts, ...around }
  const gallery = env.demo ? { gallery: openGallery() } : {}
  return { parts: assembleParts({ ...parts, ...gallery }), seedOthers }
}

const listenForConfig = (
  dataDir: string,
  { store, checker, configuration, pages, ...reports }: ServerParts,
) =>
  openControlSocket(dataDir, async (question) => {
    const parts = { store, check: checker.check, pages, reports }
    const answer = await answerConfigQuestion(parts, question)
    configuration.forget()
    return answer
  })

interface Running {
  app: FastifyInstance
  worker: Worker
  control: ControlSocket | undefined
  told: MetricsServer | undefined
  store: Store
  tracing: Tracing | undefined
}

/** In this order: stop new requests, finish those in progress, finish jobs, release the database, send traces. */
const closingOf = ({ app, worker, control, told, store, tracing }: Running): Closing => [
  () => control?.close(),
  () => closeApp(app),
  () => worker.stop(),
  () => told?.close(),
  () => store.close(),
  () => tracing?.close(),
]
