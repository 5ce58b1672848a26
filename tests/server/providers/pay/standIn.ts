import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { OnlineMethod } from '#contract/codes.ts'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import { buildPartsOf } from '#server/providers/pay/buildPartsOf.ts'
import { ensureSandboxKeys } from '#server/providers/pay/emulation/sandboxKeys.ts'
import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import { notifyPath } from '#server/providers/pay/payPaths.ts'
import type { PayOrder, PayProvider, RawNotification } from '#server/providers/pay/payProvider.ts'
import { ONLINE_METHODS, PAY_PROVIDERS } from '#server/providers/pay/payProviderRegistry.ts'
import { createSecrets } from '#server/providers/pay/secrets.ts'
import { paySandbox } from '#server/sandbox/pay/paySandbox.ts'
import demo from '../../../../fixtures/organisations/demo/payProviders.json' with { type: 'json' }

/** Whose secrets the stand-in has. */
const OWNER = { code: 'demo', prefix: 'PAY_' } as const

/** Everything of a provider that a test may have otherwise. */
export interface Otherwise {
  settings?: object
  clock?: () => Date
  fetch?: typeof fetch
}

/** Notifications as they come, and the answer that the test has them get. */
export interface Inbox {
  received: RawNotification[]
  answer: (notification: RawNotification) => { status: number; body: string }
}

/** The stand-in listening on a port of its own, with one address that takes notifications. */
export async function openStandIn(options: { folder?: string; speed?: number } = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'standin-'))
  const app = fastify()
  const inbox: Inbox = { received: [], answer: () => ({ status: 200, body: 'success' }) }
  let time = Date.parse('2026-11-20T02:00:00Z')
  const clock = () => new Date(time)
  const port = () => (app.server.address() as AddressInfo).port
  const origin = () => `http://127.0.0.1:${port()}`

  await app.register(
    (scope) =>
      paySandbox(scope, { folder, clock, speed: options.speed ?? 1e5 }, async () => origin()),
    { prefix: '/sandbox/pay' },
  )
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post(notifyPath(':method'), async ({ headers, url, body }, reply) => {
      const notification = { headers, search: url.split('?')[1] ?? '', body: body as Buffer }
      inbox.received.push(notification)
      const { status, body: said } = inbox.answer(notification)
      return reply.code(status).send(said)
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })

  const sandboxFolder = () => {
    ensureSandboxKeys(folder)
    return folder
  }
  const secrets = createSecrets({ env: {}, folder, sandboxFolder })

  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${origin()}/sandbox/pay/${path}`, {
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as T
  }

  return {
    app,
    inbox,
    clock,
    origin,
    ask,
    folder,
    advance: (milliseconds: number) => {
      time += milliseconds
    },
    secrets: secrets.of(OWNER),
    async provider(method: OnlineMethod, otherwise: Otherwise = {}): Promise<PayProvider> {
      const settings = { ...(demo as Required<PayProvidersShape>)[method], ...otherwise.settings }
      const open = PAY_PROVIDERS[method].open as (
        settings: object,
        parts: object,
      ) => Promise<PayProvider>
      const outside = { fetch, port }
      const parts = buildPartsOf({ outside, clock, secrets, standIn: true })(OWNER)
      return open(settings, { ...parts, ...otherwise })
    },
    order: (method: OnlineMethod, more: Partial<PayOrder> = {}): PayOrder => ({
      tradeRef: `T${Math.random().toString(36).slice(2)}${time}`.slice(0, 30),
      fen: 12_345,
      subject: '示例学会2026年度会费 & 其他=50%',
      createdAt: clock(),
      deadline: new Date(time + 1_800_000),
      device: '1',
      clientIp: '10.0.0.1',
      notifyUrl: origin() + notifyPath(method),
      returnUrl: `${origin()}/back?order=1`,
      ...more,
    }),
    /** What the stand-in knows of an order. */
    async trade(tradeRef: string): Promise<SandboxTrade | undefined> {
      return (await ask<{ trades: SandboxTrade[] }>(`control?tradeRef=${tradeRef}`)).trades[0]
    },
    /** The payer pays, and the first notification has come. */
    pay: (tradeRef: string) => ask<{ trade: SandboxTrade }>('control/pay', { tradeRef }),
    deliver: (tradeRef: string) => ask<{ trade: SandboxTrade }>('control/deliver', { tradeRef }),
    arm: (fault: string, tradeRef: string) => ask('control/arm', { fault, tradeRef }),
    async close({ keep = false } = {}) {
      await app.close()
      if (!keep) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>

export const METHODS = ONLINE_METHODS

/** A trade at the provider that waits to be paid; a page exists only once a browser has gone there. */
export async function openTrade(
  standIn: StandIn,
  provider: PayProvider,
  more: Partial<PayOrder> = {},
): Promise<{ order: PayOrder; content: string }> {
  const order = standIn.order(provider.method, more)
  const { content, kind } = await provider.create(order)
  if (kind !== 'jsapi') await fetch(new URL(content, standIn.origin()))
  return { order, content }
}
