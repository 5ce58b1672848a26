import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { errorForLog, loggerOptions } from '#server/http/logging.ts'
import { PayRefused } from '#server/providers/pay/payProvider.ts'
import { tellOf } from '#server/start/tell.ts'

afterEach(() => vi.restoreAllMocks())

test('levels are names in every line', async () => {
  const stream = new PassThrough()
  const { log } = Fastify({ logger: { ...loggerOptions('info'), stream } })
  log.info('one')
  log.warn('two')
  stream.end()
  const lines = (await text(stream)).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['info', 'warn'])
})

test('what a real site says of itself is one JSON object a line, however many lines it has', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  tellOf({ demo: false })('info', 'started', '\n会员管理服务平台已启动：\n  学会  http://x')
  const [[line]] = written.mock.calls as [[string]]
  expect(line.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(line)).toMatchObject({ level: 'info', event: 'started' })
})

test('a log says of an error its kind and code, and those of its cause; no message, which may name people', () => {
  const broken = Object.assign(new Error('connect to 张三'), { code: 'ECONNREFUSED' })
  const failed = new TypeError('fetch failed', { cause: broken })
  const logged = errorForLog(
    Object.assign(new Error('支付未能发起'), { code: 'A0503', cause: failed }),
  )
  expect(logged).toMatchObject({
    message: 'A0503',
    cause: { type: 'TypeError', message: '', cause: { message: 'ECONNREFUSED' } },
  })
  expect(JSON.stringify(logged)).not.toMatch(/张三|支付未能发起|fetch failed/)
})

test('a provider’s no is logged by its code', () => {
  expect(errorForLog(new PayRefused('SIGN_ERROR', 'the platform refused'))).toMatchObject({
    message: 'SIGN_ERROR',
  })
})
