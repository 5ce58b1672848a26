import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { OnlineMethod } from '#contract/codes.ts'
import { createCashier } from '#server/providers/pay/emulation/cashier.ts'
import type { PayWire, PayWireParts } from '#server/providers/pay/emulation/payWire.ts'
import { createSandboxKeys } from '#server/providers/pay/emulation/sandboxKeys.ts'
import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import { createTradeStore } from '#server/providers/pay/emulation/tradeStore.ts'
import { cashierRoutes } from './cashierRoutes.ts'
import { controlRoutes } from './controlRoutes.ts'
import { deliver } from './deliver.ts'
import { createNotifier } from './notifier.ts'
import { STYLE } from './pages/style.ts'
import { PAY_WIRES } from './payWireRegistry.ts'

export interface PaySandboxOptions {
  /** Folder of all emulators. */
  folder: string
  clock: () => Date
  /** Factor by which notifications repeat faster than at the real providers. */
  speed: number
}

/**
 * Emulates the payment providers on the local machine, each with its own protocol: signatures are verified and made,
 * notifications are repeated as the provider does. Mounted at `/sandbox/pay`.
 */
export async function paySandbox(
  app: FastifyInstance,
  { folder, clock, speed }: PaySandboxOptions,
  originOf: PayWireParts['originOf'],
) {
  const tradeStore = createTradeStore(join(folder, 'pay', 'trades.jsonl'))
  const time = { clock, wallClock: Date.now, speed }
  const cashier = createCashier({ tradeStore, ...time })
  const parts = { cashier, keys: createSandboxKeys(folder), clock, originOf }
  const opened = Object.entries(PAY_WIRES).map(([method, { open }]) => [method, open(parts)])
  const wires: Record<OnlineMethod, PayWire> = Object.fromEntries(opened)
  const wireOf = ({ method }: SandboxTrade) => wires[method]
  const notifier = createNotifier({
    tradeStore,
    ...time,
    wireOf,
    deliver: (url, notification) => deliver(app, url, notification),
    onError: (error) => app.log.error({ err: error }, 'the stand-in for paying is stuck'),
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const wire of Object.values(wires)) wire.routes(app)
  const desk = { tradeStore, cashier, notifier, wireOf }
  cashierRoutes(app, desk)
  controlRoutes(app, desk)
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.addHook('onReady', async () => notifier.plan())
  app.addHook('onClose', () => notifier.stop())
}
