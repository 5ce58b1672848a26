import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import { paySandbox } from '#server/sandbox/pay/paySandbox.ts'
import { smsSandbox } from '#server/sandbox/sms/smsSandbox.ts'
import { storageSandbox } from '#server/sandbox/storage/storageSandbox.ts'
import { openNetwork } from './network.ts'
import { ACCOUNT } from './providerAccount.ts'

/**
 * The providers in a process of their own, which outlives every server as real ones do: the stand-ins for payments, SMS
 * and storage as they are, and the network between them and the servers, which is the society's site to them. Argument:
 * the folder of what they keep. Prints its port.
 */
const [folder = ''] = process.argv.slice(2)
const SPEED = 600
const clock = () => new Date()

const app = fastify({ forceCloseConnections: true })
const origin = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

await app.register(
  (scope) => paySandbox(scope, { folder, clock, speed: SPEED }, async () => origin()),
  {
    prefix: '/sandbox/pay',
  },
)
await app.register(
  (scope) => smsSandbox(scope, { file: join(folder, 'sms.jsonl'), account: ACCOUNT, clock }),
  { prefix: '/sandbox/sms' },
)
await app.register(
  (scope) => storageSandbox(scope, { folder, bucket: 'portal', account: ACCOUNT, clock }),
  { prefix: '/sandbox/storage' },
)
await app.register(openNetwork)
await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`at ${origin()}\n`)

const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(), 500)
