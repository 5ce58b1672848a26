import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OnlineMethod } from '#contract/codes.ts'
import type { LiveConfiguration } from '#server/modules/configuration/documents/configurations.ts'
import { notifyPath } from '#server/providers/pay/payPaths.ts'
import {
  type NotificationAnswer,
  type PaidTrade,
  type PayProvider,
  PayRefused,
  type RawNotification,
  type ToldRefund,
} from '#server/providers/pay/payProvider.ts'
import type { PayProviders } from '#server/providers/pay/payProviders.ts'
import { textAnswer } from '#server/providers/pay/textAnswer.ts'

interface NotificationParts {
  configuration: Pick<LiveConfiguration, 'organisationOf'>
  payProviders: PayProviders
  /** Settles the payment; idempotent. */
  settle(orgId: string, method: OnlineMethod, trade: PaidTrade): Promise<unknown>
  /** Records what was paid back; idempotent. */
  refunded(orgId: string, method: OnlineMethod, told: ToldRefund): Promise<unknown>
}

interface NotifyRoute {
  Params: { method: string }
  Body: Buffer | undefined
}
type NotifyRequest = FastifyRequest<NotifyRoute>

const BODY_LIMIT = 64 * 1024
/** Providers wait five seconds for an answer, then send again. */
const ANSWER_TIMEOUT_MS = 4500

/**
 * Endpoints for payment notifications of providers, outside envelope and calls because method, body and answer follow
 * the provider's protocol. Bodies are kept as raw bytes for signature verification; nothing unsigned by this
 * organisation's provider is trusted.
 */
export async function payNotifications(
  app: FastifyInstance,
  parts: NotificationParts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, body),
    )
    const path = notifyPath(':method')
    const take = (request: NotifyRequest, reply: FastifyReply) => notified(parts, request, reply)
    scope.get<NotifyRoute>(path, take)
    scope.post<NotifyRoute>(path, take)
  })
}

async function notified(parts: NotificationParts, request: NotifyRequest, reply: FastifyReply) {
  const { orgId } = await parts.configuration.organisationOf(request.hostname)
  const providers = await parts.payProviders.of(orgId)
  const provider = providers.get(request.params.method as OnlineMethod)
  const answer = provider
    ? await answerOf(parts, orgId, provider, request)
    : textAnswer(404, 'unknown method')
  return reply.code(answer.status).type(answer.type).send(answer.body)
}

async function answerOf(
  parts: NotificationParts,
  orgId: string,
  provider: PayProvider,
  request: NotifyRequest,
): Promise<NotificationAnswer> {
  const { headers, url, body = Buffer.alloc(0) } = request
  const at = url.indexOf('?')
  const search = at < 0 ? '' : url.slice(at + 1)
  const notification: RawNotification = { headers, search, body }
  const { method } = provider
  try {
    const trade = provider.read(notification)
    if (trade) await inTime(parts.settle(orgId, method, trade))
    const refund = provider.readRefund?.(notification)
    if (refund) await inTime(parts.refunded(orgId, method, refund))
    return provider.taken(notification)
  } catch (error) {
    // Logged in our own words only: a refused notification may come from anyone and may name people.
    const reason = error instanceof PayRefused ? error.code : 'FAILED'
    const cause = error instanceof PayRefused ? { why: error.message } : { err: error }
    request.log.warn({ method, reason, ...cause }, 'a payment notification was not taken')
    return provider.refused(reason)
  }
}

/** Slower work continues, and the provider's next notification finds it done. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const ending = new AbortController()
  const timedOut = sleep(ANSWER_TIMEOUT_MS, undefined, { signal: ending.signal }).then(() => {
    throw new PayRefused('SLOW', 'not settled in time')
  })
  try {
    await Promise.race([work, timedOut])
  } finally {
    ending.abort()
    timedOut.catch(() => undefined)
    work.catch(() => undefined)
  }
}
