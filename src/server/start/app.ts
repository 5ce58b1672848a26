import fastify, { type FastifyInstance } from 'fastify'
import type { OnlineMethod } from '#contract/codes.ts'
import { jobActivity } from '#server/base/activity/jobActivity.ts'
import { bindCalls } from '#server/calls/bindCalls.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import type { PainterSource } from '#server/firstScreen/builtPainter.ts'
import type { ScreenThread } from '#server/firstScreen/drawInThread.ts'
import type { IndexHtml } from '#server/firstScreen/indexHtml.ts'
import { openScreens } from '#server/firstScreen/openScreens.ts'
import type { PageCacheWatch } from '#server/firstScreen/pageCache.ts'
import { serveSite } from '#server/firstScreen/serveSite.ts'
import { serveBuiltFiles, serveEmbed } from '#server/http/appFiles.ts'
import { answerBrokenAddress, answerBrokenRequest } from '#server/http/brokenRequests.ts'
import { checkOrigins } from '#server/http/checkOrigin.ts'
import { compressAnswers } from '#server/http/compression.ts'
import { answerErrors } from '#server/http/errors.ts'
import { readForwarded } from '#server/http/forwarded.ts'
import { guardAddresses } from '#server/http/guardAddress.ts'
import { healthRoutes, type Lifecycle } from '#server/http/health.ts'
import { readJsonBodies } from '#server/http/jsonBody.ts'
import { answerKnownHosts } from '#server/http/knownHosts.ts'
import { logFacts } from '#server/http/logFacts.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { type OnAnswered, observeRequests } from '#server/http/observeRequests.ts'
import { payNotifications } from '#server/http/payNotifications.ts'
import { limitRates } from '#server/http/rateLimit.ts'
import { answerRequestIds, requestIdOf } from '#server/http/requestId.ts'
import { openSealedCalls } from '#server/http/sealedCalls.ts'
import { keepAnswersPrivate, securityHeaders } from '#server/http/securityHeaders.ts'
import { shareFloods } from '#server/http/shareFloods.ts'
import { serveSiteFiles } from '#server/http/siteFiles.ts'
import { endSlowBodies } from '#server/http/slowBodies.ts'
import { traceRequests } from '#server/http/traceRequests.ts'
import { takeTold } from '#server/modules/money/desk/refunds/takeTold.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import type { PaidTrade, ToldRefund } from '#server/providers/pay/payProvider.ts'
import { societyOrigin } from '#server/sandbox/pay/societyOrigin.ts'
import { type SandboxOptions, sandboxRoutes } from '#server/sandbox/sandboxRoutes.ts'
import type { Trust } from '#server/settings/trustProxy.ts'

export interface AppOptions {
  parts: ServerParts
  lifecycle: Lifecycle
  logLevel: string
  /** Decides whose forwarded headers are trusted. */
  trust: Trust
  /** Requests of each kind per minute and network. */
  rateLimit: number
  /** Origins of an external storage. */
  storageOrigins: readonly string[]
  /** Present when the local emulators are on. */
  sandbox?: SandboxOptions
  /** Validates every answer against the contract (tests). */
  checkAnswers?: boolean
  bodyDeadlineMs?: number
  /** Draws pages, started before the app. */
  thread?: ScreenThread
  /** Replacements of the built index.html and renderer. */
  indexHtml?: IndexHtml
  painter?: PainterSource
  /**
   * Vite provides both; it needs a looser content security policy, and its styles arrive too late for server rendering.
   */
  development?: boolean
  /** Told of answered requests, and of the use of the page cache. */
  watch?: { onAnswered: OnAnswered; pages: PageCacheWatch }
  logStream?: { write(line: string): void }
}

/** Node closes slow connections: headers within 10 s, uploads within five minutes, checked every 2 s. */
const HTTP_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
}
const BODY_LIMIT = 1024 * 1024

/** Calls bring their own validators, other routes have no schemas: Fastify loads none of the compilers it has. */
const refuseSchema = (): never => {
  throw new Error('only calls have schemas')
}
const NO_COMPILERS = { buildValidator: refuseSchema, buildSerializer: refuseSchema }

/** Builds the whole server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { parts } = options
  const app = fastify({
    logger: { ...loggerOptions(options.logLevel), ...streamOf(options) },
    trustProxy: options.trust,
    genReqId: requestIdOf(options.trust),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    http: HTTP_LIMITS,
    requestTimeout: HTTP_LIMITS.requestTimeout,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: NO_COMPILERS },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBrokenAddress,
  })
  answerErrors(app)
  answerRequestIds(app)
  readForwarded(app, options.trust)
  await limitRates(app, {
    perMinute: options.rateLimit,
    clock: parts.clock,
    share: shareFloods(parts.store),
  })
  traceRequests(app, options.trust)
  await securityHeaders(app, {
    storageOrigins: options.storageOrigins,
    relaxed: options.development ?? false,
    https: parts.publicUrl?.startsWith('https:') ?? false,
  })
  answerKnownHosts(app, parts.configuration)
  // After the last answer, and before the database is closed.
  app.addHook('onClose', parts.noticeVisits.tell)
  logFacts(app, parts.configuration)
  if (options.watch) observeRequests(app, options.watch.onAnswered)
  compressAnswers(app)
  healthRoutes(app, parts.store, options.lifecycle)
  if (options.sandbox)
    await sandboxRoutes(app, options.sandbox, societyOrigin(app, parts.configuration))
  await payNotifications(app, { ...parts, settle: settling(parts), refunded: refunding(parts) })
  await app.register(async (calls) => {
    keepAnswersPrivate(calls)
    checkOrigins(calls)
    endSlowBodies(calls, options.bodyDeadlineMs)
    readJsonBodies(calls)
    openSealedCalls(calls, parts)
    guardAddresses(calls)
    await bindCalls(calls, parts, options.checkAnswers ?? false)
  })
  serveSiteFiles(app, parts)
  await serveBuiltFiles(app)
  await serveEmbed(app)
  serveSite(app, {
    parts,
    screens: openScreens(app, options),
    development: options.development ?? false,
    watch: options.watch?.pages,
  })
  return app
}

/** Settles a payment reported by a provider, logged as the server's own action. */
const settling =
  (parts: ServerParts) => (orgId: string, method: OnlineMethod, trade: PaidTrade) => {
    const store = jobActivity('payNotification').over(parts.store)
    return settleNotified({ ...parts, store }, orgId, method, trade)
  }

/** Records a refund reported by a provider, logged likewise. */
const refunding =
  (parts: ServerParts) => (orgId: string, method: OnlineMethod, told: ToldRefund) => {
    const store = jobActivity('payNotification').over(parts.store)
    return takeTold({ store }, orgId, method, told)
  }

const streamOf = ({ logStream }: AppOptions) => (logStream ? { stream: logStream } : {})
