import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { RefusalCode } from '#contract/envelope.ts'
import { answerErrors } from '#server/http/errors.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { Busy, Unavailable } from '#server/store/databaseError.ts'

test.each([
  ['a connection or a lock that did not come', new Busy('no connection'), '1', 40],
  ['a queue that is full', new Refusal(RefusalCode.Unavailable, 'busy'), '1', 40],
  ['a database that is away', new Unavailable('connection refused'), undefined, 50],
])(
  '%s is answered 503, with when to come again where that is known; only a failure is logged as one',
  async (_what, error, after, level) => {
    const stream = new PassThrough()
    const app = Fastify({ logger: { stream, level: 'warn' } })
    answerErrors(app)
    app.get('/', async () => {
      throw error
    })
    const { statusCode, headers } = await app.inject('/')
    expect([statusCode, headers['retry-after']]).toEqual([503, after])
    stream.end()
    const logged = JSON.parse(await text(stream))
    expect([logged.level, 'err' in logged]).toEqual([level, level === 50])
  },
)
