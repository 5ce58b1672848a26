import { expect, test } from 'vitest'
import { errorForLog } from '#server/http/logging.ts'
import { PayRefused } from '#server/providers/pay/payProvider.ts'

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
