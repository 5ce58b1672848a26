import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { cashierRoutes } from './cashierRoutes.ts'
import { controlRoutes } from './controlRoutes.ts'
import { deliver } from './deliver.ts'
import { createNotifier } from './notifier.ts'
import { STYLE } from './pages/style.ts'
import { createSandboxKeys } from './sandboxKeys.ts'
import { createTill } from './till.ts'
import { createTradeBook } from './tradeBook.ts'
import { alipayWire } from './wires/alipayWire.ts'
import { ccbWire } from './wires/ccbWire.ts'
import { icbcWire } from './wires/icbcWire.ts'
import { wechatWire } from './wires/wechatWire.ts'
import type { Bench } from './wires/wire.ts'

export interface PaySandboxOptions {
  /** The stand-ins’ folder. */
  folder: string
  clock: () => Date
  /** How much faster than the real ones its repetitions come. */
  speed: number
}

/**
 * The payment providers on the local machine, each in its own wire words: what they verify is verified, what they sign
 * is signed, what they repeat is repeated. Mounted at `/sandbox/pay`.
 */
export async function paySandbox(
  app: FastifyInstance,
  { folder, clock, speed }: PaySandboxOptions,
  registered: Bench['registered'],
) {
  const book = createTradeBook(join(folder, 'pay', 'trades.jsonl'))
  const time = { clock, wallClock: Date.now, speed }
  const till = createTill({ book, ...time })
  const bench = { till, keys: createSandboxKeys(folder), clock, registered }
  const wires = {
    '0101': alipayWire(bench),
    '0102': wechatWire(bench),
    '0103': ccbWire(bench),
    '0104': icbcWire(bench),
  }
  const notifier = createNotifier({
    book,
    ...time,
    wireOf: ({ method }) => wires[method],
    deliver: (url, notification) => deliver(app, url, notification),
    onError: (error) => app.log.error({ err: error }, 'the stand-in for paying is stuck'),
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const wire of Object.values(wires)) wire.routes(app)
  const desk = {
    book,
    till,
    notifier,
    wireOf: (trade: { method: keyof typeof wires }) => wires[trade.method],
  }
  cashierRoutes(app, desk)
  controlRoutes(app, desk)
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.addHook('onReady', async () => notifier.plan())
  app.addHook('onClose', () => notifier.stop())
}
