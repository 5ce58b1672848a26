import { afterAll, beforeAll, expect, test } from 'vitest'
import { acs3Signature } from '#server/providers/sms/acs3.ts'
import { createAliyunSms } from '#server/providers/sms/aliyunSms.ts'
import { readEnv } from '#server/settings/env.ts'
import { providersOf } from '#server/start/providersOf.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'

let server: TestApp
let port = 0
beforeAll(async () => {
  server = await openApp()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as { port: number }).port
})
afterAll(() => server.close())

const MESSAGE = {
  mobile: '13911110000',
  template: 'code',
  param: { code: '123456' },
  outId: 'job-1',
} as const

async function settings() {
  const row = server.parts.storage
  const { sms } = providersOf(readEnv({}), server.now)
  return { ...sms(port), secret: row.secret }
}

const provider = async (change: object = {}) =>
  createAliyunSms({ settings: { ...(await settings()), ...change }, clock: server.now, fetch })

test('the provider’s signed request over the network is accepted and delivered', async () => {
  await (await provider()).send(MESSAGE)
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/sms/?mobile=13911110000`, {
    headers: { accept: 'application/json' },
  })
  const { messages } = (await answer.json()) as { messages: object[] }
  expect(messages[0]).toMatchObject({ templateParam: { code: '123456' }, outId: 'job-1' })
})

test.each([
  ['a wrong secret', { secret: 'wrong' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { key: 'nobody' }, 'InvalidAccessKeyId.NotFound'],
])('%s is refused as the provider refuses it', async (_what, change, code) => {
  await expect((await provider(change)).send(MESSAGE)).rejects.toMatchObject({ code, final: true })
})

test('a number that is none is the provider’s refusal, too', async () => {
  const sending = (await provider()).send({ ...MESSAGE, mobile: '12' })
  await expect(sending).rejects.toMatchObject({ code: 'isv.MOBILE_NUMBER_ILLEGAL' })
})

test('an old request is refused', async () => {
  const clock = () => new Date(server.now().getTime() - 16 * 60_000)
  const late = createAliyunSms({ settings: await settings(), clock, fetch })
  await expect(late.send(MESSAGE)).rejects.toMatchObject({ code: 'InvalidTimeStamp.Expired' })
})

test('a request sent again with its nonce is refused', async () => {
  const sent: [string, RequestInit][] = []
  const recording: typeof fetch = (input, init = {}) => {
    sent.push([String(input), init])
    return fetch(input, init)
  }
  await createAliyunSms({ settings: await settings(), clock: server.now, fetch: recording }).send(
    MESSAGE,
  )
  const [url, init] = sent[0] ?? ['', {}]
  const { signal: _used, ...again } = init
  const answer = await fetch(url, again)
  expect(await answer.json()).toMatchObject({ Code: 'SignatureNonceUsed' })
})

test('the signature covers method, path, query, signed headers and body', () => {
  const request = {
    method: 'POST',
    path: '/',
    query: { PhoneNumbers: '13911110000' },
    headers: { host: 'dysmsapi.aliyuncs.com', 'x-acs-action': 'SendSms' },
    body: '',
  }
  const names = ['host', 'x-acs-action']
  const base = acs3Signature(request, names, 'secret')
  const changed = [
    { ...request, method: 'GET' },
    { ...request, path: '/x' },
    { ...request, query: { PhoneNumbers: '13911110001' } },
    { ...request, headers: { ...request.headers, 'x-acs-action': 'Other' } },
    { ...request, body: '1' },
  ]
  for (const other of changed) expect(acs3Signature(other, names, 'secret')).not.toBe(base)
  expect(acs3Signature(request, names, 'other')).not.toBe(base)
})
