import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { notifyPath } from '#server/providers/pay/payPaths.ts'
import { paySandbox } from '#server/sandbox/pay/paySandbox.ts'
import { openNetwork } from './network.ts'

/**
 * The payment providers in a process of their own, which outlives every server as real ones do: the stand-in as it is,
 * and the network between it and the servers. Argument: the folder of its trades and keys. Prints its port.
 */
const [folder = ''] = process.argv.slice(2)
const SPEED = 600

const app = fastify({ forceCloseConnections: true })
const origin = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const registered = async () => origin() + notifyPath('0103')

await app.register(
  (scope) => paySandbox(scope, { folder, clock: () => new Date(), speed: SPEED }, registered),
  { prefix: '/sandbox/pay' },
)
await app.register(openNetwork)
await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`at ${origin()}\n`)

const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(), 500)
