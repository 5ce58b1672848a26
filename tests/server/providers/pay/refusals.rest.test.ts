import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OnlineMethod } from '#contract/codes.ts'
import { PAY_SECRETS } from '#server/modules/configuration/documents/secretMembers.ts'
import {
  type PayProvider,
  PayRefused,
  type RawNotification,
} from '#server/providers/pay/payProvider.ts'
import { METHODS, type Otherwise, openStandIn, openTrade, type StandIn } from './standIn.ts'

let standIn: StandIn
/** A right notification of each method. */
const told = new Map<string, RawNotification>()
beforeAll(async () => {
  standIn = await openStandIn({ speed: 1 })
  for (const method of METHODS) {
    const { order } = await openTrade(standIn, await standIn.provider(method))
    await standIn.pay(order.tradeRef)
    told.set(method, standIn.inbox.received.at(-1) as RawNotification)
  }
})
afterAll(() => standIn.close())

const reading = (provider: PayProvider, notification: RawNotification) => () =>
  provider.read(notification)

/** The notification with one field of its form another. */
const withField = (
  notification: RawNotification,
  name: string,
  change: (value: string) => string,
) => {
  const form = new URLSearchParams(notification.body.toString())
  form.set(name, change(form.get(name) ?? ''))
  return { ...notification, body: Buffer.from(form.toString()) }
}
const without = (notification: RawNotification, name: string) => {
  const form = new URLSearchParams(notification.body.toString())
  form.delete(name)
  return { ...notification, body: Buffer.from(form.toString()) }
}
const withHeader = (notification: RawNotification, name: string, value: string | undefined) => ({
  ...notification,
  headers: { ...notification.headers, [name]: value },
})

describe.each(METHODS)('a notification of %s', (method) => {
  const notification = () => told.get(method) as RawNotification

  test('is read as it came', async () => {
    expect(reading(await standIn.provider(method), notification())()).toBeDefined()
  })

  test('says the same or nothing when any byte of its body is another', async () => {
    const provider = await standIn.provider(method)
    const { body } = notification()
    const right = provider.read(notification())
    let refused = 0
    for (let at = 0; at < body.length; at += 3) {
      const bent = Buffer.from(body)
      bent[at] = (bent[at] ?? 0) ^ 1
      const read = reading(provider, { ...notification(), body: bent })
      try {
        expect(read(), `byte ${at}`).toEqual(right)
      } catch (error) {
        expect(error, `byte ${at}`).toBeInstanceOf(PayRefused)
        refused++
      }
    }
    // Some bytes of base64, and of empty fields, mean nothing.
    expect(refused).toBeGreaterThan((body.length / 3) * 0.9)
  })

  test.each(['', '{}', 'null', '[]', '"x"', 'a=b', '\u0000', '%', '{"resource":'])(
    'is refused as %j',
    async (body) => {
      const provider = await standIn.provider(method)
      expect(reading(provider, { ...notification(), body: Buffer.from(body) })).toThrow()
    },
  )

  test('is refused when it is another society’s', async () => {
    const other: Record<OnlineMethod, object> = {
      '0101': { appId: '2021000000000002' },
      '0102': { mchId: '1900000002' },
      '0103': { posId: '000000002' },
      '0104': { appId: '10000000000000000002' },
    }
    const provider = await standIn.provider(method, { settings: other[method] })
    expect(reading(provider, notification())).toThrow(/^(?:APP|SELLER)/)
  })

  test('is refused when its signer is not known', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const other = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const members = [...(PAY_SECRETS.get(method)?.members ?? [])]
    const [name] = members.find(([, { kind }]) => kind === 'key') ?? []
    // A provider whose only key is a secret has its cases below.
    if (name === undefined) return
    const provider = await standIn.provider(method, { settings: { [name]: other } })
    expect(reading(provider, notification())).toThrow('SIGNATURE')
  })
})

const AGES = [
  { method: '0102', seconds: 300, taken: true },
  { method: '0102', seconds: 301, taken: false },
  { method: '0102', seconds: -300, taken: true },
  { method: '0102', seconds: -301, taken: false },
  { method: '0101', seconds: 25 * 3600, taken: true },
  { method: '0101', seconds: 27 * 3600, taken: false },
  { method: '0101', seconds: -301, taken: false },
  { method: '0104', seconds: 25 * 3600, taken: true },
  { method: '0104', seconds: 27 * 3600, taken: false },
  // This bank writes no time into what it sends.
  { method: '0103', seconds: 365 * 86_400, taken: true },
] as const

test.each(AGES)(
  '$method: taken at an age of $seconds s: $taken',
  async ({ method, seconds, taken }) => {
    const clock = () => new Date(standIn.clock().getTime() + seconds * 1000)
    const provider = await standIn.provider(method, { clock })
    const read = reading(provider, told.get(method) as RawNotification)
    if (taken) expect(read()).toBeDefined()
    else expect(read).toThrow('TIME')
  },
)

const TAMPERED: {
  what: string
  method: string
  bend: (right: RawNotification) => RawNotification
}[] = [
  { what: 'no signature', method: '0101', bend: (n) => without(n, 'sign') },
  { what: 'a weaker hash', method: '0101', bend: (n) => withField(n, 'sign_type', () => 'RSA') },
  { what: 'an unknown hash', method: '0101', bend: (n) => withField(n, 'sign_type', () => 'MD5') },
  { what: 'another sum', method: '0101', bend: (n) => withField(n, 'total_amount', () => '0.01') },
  { what: 'one field more', method: '0101', bend: (n) => withField(n, 'extra', () => '1') },
  {
    what: 'no signature',
    method: '0102',
    bend: (n) => withHeader(n, 'wechatpay-signature', undefined),
  },
  { what: 'another nonce', method: '0102', bend: (n) => withHeader(n, 'wechatpay-nonce', 'x') },
  { what: 'another serial', method: '0102', bend: (n) => withHeader(n, 'wechatpay-serial', 'x') },
  {
    what: 'a time that is none',
    method: '0102',
    bend: (n) => withHeader(n, 'wechatpay-timestamp', 'NaN'),
  },
  { what: 'no signature', method: '0103', bend: (n) => without(n, 'SIGN') },
  { what: 'another sum', method: '0103', bend: (n) => withField(n, 'PAYMENT', () => '0.01') },
  { what: 'an optional field less', method: '0103', bend: (n) => without(n, 'ACCDATE') },
  { what: 'no signature', method: '0104', bend: (n) => without(n, 'sign') },
  { what: 'an unknown hash', method: '0104', bend: (n) => withField(n, 'sign_type', () => 'CA') },
  {
    what: 'another sum',
    method: '0104',
    bend: (n) => withField(n, 'biz_content', (text) => text.replace('"12345"', '"1"')),
  },
]

test.each(TAMPERED)('$method with $what is refused', async ({ method, bend }) => {
  const provider = await standIn.provider(method as '0101')
  expect(reading(provider, bend(told.get(method) as RawNotification))).toThrow()
})

/** Answers on the way back, changed by somebody between. */
const bending =
  (bend: (body: string) => string): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    const { status, headers } = answer
    const text = await answer.text()
    return new Response(status === 204 ? null : bend(text), { status, headers })
  }

const ANSWERS = [
  { method: '0101', from: 'TRADE_SUCCESS', to: 'WAIT_BUYER_PAY' },
  { method: '0102', from: 'SUCCESS', to: 'NOTPAY' },
  { method: '0103', from: '<AMOUNT>123.45', to: '<AMOUNT>0.01' },
  { method: '0104', from: '"pay_status":"1"', to: '"pay_status":"0"' },
] as const

test.each(ANSWERS)('$method: an answer that was changed on its way is refused', async (row) => {
  const { method, from, to } = row
  const { order } = await openTrade(standIn, await standIn.provider(method))
  await standIn.pay(order.tradeRef)
  const provider = await standIn.provider(method, {
    fetch: bending((body) => body.replace(from, to)),
  })
  await expect(provider.query(order.tradeRef, order.createdAt)).rejects.toThrow('SIGNATURE')
})

const freshKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

const STRANGERS: { method: '0101' | '0102' | '0104'; otherwise: () => Otherwise; code: string }[] =
  [
    { method: '0101', otherwise: () => ({}), code: 'isv.invalid-signature' },
    { method: '0102', otherwise: () => ({}), code: 'SIGN_ERROR' },
    { method: '0104', otherwise: () => ({}), code: '-500041' },
  ]

test.each(STRANGERS)(
  '$method: the stand-in refuses what we did not sign',
  async ({ method, code }) => {
    const { mkdirSync, writeFileSync } = await import('node:fs')
    mkdirSync(`${standIn.folder}/demo`, { recursive: true })
    writeFileSync(`${standIn.folder}/demo/stranger.pem`, freshKey())
    const provider = await standIn.provider(method, {
      settings: { privateKey: { file: 'stranger.pem' } },
    })
    await expect(provider.query('T0000000000', standIn.clock())).rejects.toThrow(code)
  },
)

test('the stand-in refuses a wrong MAC, and a wrong password for flows', async () => {
  const body = 'POSID=000000001&BRANCHID=110000000&ORDERID=A&PAYMENT=1.00&TXCODE=530550&MAC=0'
  const send = (path: string) =>
    fetch(`${standIn.origin()}/sandbox/pay/ccb/${path}`, { method: 'POST', body })
  expect(await (await send('CCBIS/ccbMain')).json()).toMatchObject({ SUCCESS: 'false' })
  expect(await (await send('app/ccbMain')).text()).toContain('0250E0200002')
})

test('the stand-in refuses a request of WeChat Pay that is too old or was sent before', async () => {
  const clock = () => new Date(standIn.clock().getTime() - 301_000)
  const old = await standIn.provider('0102', { clock })
  await expect(old.query('T0000000000', standIn.clock())).rejects.toThrow()
  const sent: [string, RequestInit][] = []
  const provider = await standIn.provider('0102', {
    fetch: async (input, init) => {
      sent.push([String(input), init ?? {}])
      return fetch(input, init)
    },
  })
  await provider.query('T0000000000', standIn.clock())
  const [url, init] = sent[0] ?? ['', {}]
  const { signal: _, ...again } = init
  expect((await fetch(url, again)).status).toBe(401)
})

const UNSIGNED = [
  ['0102', 401, '{"code":"SIGN_ERROR","message":"x"}', 'HTTP 401 SIGN_ERROR'],
  ['0102', 403, '{"code":"NO_AUTH","message":"x"}', 'HTTP 403 NO_AUTH'],
  ['0102', 400, '{"code":"APPID_MCHID_NOT_MATCH"}', 'HTTP 400 APPID_MCHID_NOT_MATCH'],
  ['0102', 404, '{"code":"ORDER_NOT_EXIST"}', 'HTTP 404 ORDER_NOT_EXIST'],
  ['0102', 429, '', 'HTTP 429'],
  ['0102', 502, '<html>busy</html>', 'HTTP 502'],
  ['0102', 403, '{"code":"张三 of the bank"}', 'HTTP 403'],
  ['0102', 200, '{"trade_state":"SUCCESS"}', 'SIGNATURE'],
  ['0101', 200, '{"error_response":{"code":"40002","sub_code":"isv.x"}}', 'isv.x'],
  ['0101', 200, '{"error_response":{"code":"20000"},"sign":"x"}', '20000'],
  [
    '0101',
    200,
    '{"alipay_trade_query_response":{"code":"40002","sub_code":"isv.invalid-app-id"}}',
    'isv.invalid-app-id',
  ],
  [
    '0101',
    200,
    '{"alipay_trade_query_response":{"code":"40004","sub_code":"ACQ.TRADE_NOT_EXIST"}}',
    'ACQ.TRADE_NOT_EXIST',
  ],
  ['0101', 200, '{"alipay_trade_query_response":{"code":"10000"}}', 'SIGNATURE'],
  ['0101', 502, '<html>busy</html>', 'HTTP 502'],
  ['0101', 200, '{}', 'SHAPE'],
  ['0103', 502, '<html>busy</html>', 'HTTP 502'],
  ['0103', 200, '<RETURN_CODE>0130Z</RETURN_CODE>', '0130Z'],
  ['0104', 502, '<html>busy</html>', 'HTTP 502'],
  ['0104', 401, '{"return_code":-500018,"return_msg":"x"}', 'HTTP 401 -500018'],
  ['0104', 200, '{"response_biz_content":{"return_code":-500041},"sign":""}', '-500041'],
  ['0104', 200, '{"response_biz_content":{"return_code":0}}', 'SIGNATURE'],
] as const

test.each(UNSIGNED)(
  '%s: the unsigned answer %i %s is said as it is, and believed in nothing',
  async (method, status, body, code) => {
    const provider = await standIn.provider(method, {
      fetch: async () => new Response(body, { status }),
    })
    const asked = provider.query('T0000000000', new Date(0))
    await expect(asked).rejects.toMatchObject({ code })
    await expect(asked).rejects.toBeInstanceOf(PayRefused)
  },
)

const unsignedHeaders = { 'wechatpay-signature': 'AAAA', 'wechatpay-serial': 'UNKNOWN' }
const gbk = (text: string) =>
  Buffer.concat([Buffer.from(text), Buffer.from([0xb2, 0xbb, 0xd6, 0xa7])])

const SAID = [
  {
    what: 'without a signature',
    method: '0102',
    answer: () =>
      new Response('{"code":"NO_AUTH","message":"商户号未开通该产品"}', { status: 403 }),
    said: 'HTTP 403 NO_AUTH: 商户号未开通该产品',
  },
  {
    what: 'with a signature nobody can check',
    method: '0102',
    answer: () =>
      new Response('{"code":"SIGN_ERROR","message":"签名错误"}', {
        status: 401,
        headers: unsignedHeaders,
      }),
    said: 'HTTP 401 SIGN_ERROR: 签名错误',
  },
  {
    what: 'with numbers that may be somebody’s',
    method: '0102',
    answer: () =>
      new Response(
        '{"code":"PARAM_ERROR","message":"openid oUpF8uMuAJO_M2pxb1Q9zNjWeS6o\\n of 13800000035"}',
        { status: 400 },
      ),
    said: 'HTTP 400 PARAM_ERROR: openid … of …',
  },
  {
    what: 'in the bank’s GBK',
    method: '0103',
    answer: () =>
      new Response(
        Buffer.concat([
          gbk('<RETURN_CODE>0250E</RETURN_CODE><RETURN_MSG>'),
          Buffer.from('</RETURN_MSG>'),
        ]),
      ),
    said: '0250E: 不支',
  },
] as const

test.each(SAID)('$method: a no $what is said in the provider’s words', async (row) => {
  const provider = await standIn.provider(row.method, { fetch: async () => row.answer() })
  await expect(provider.query('T0000000000', new Date(0))).rejects.toThrow(
    expect.objectContaining({ message: row.said }),
  )
})

test('a provider that does not answer is no answer', async () => {
  const provider = await standIn.provider('0102', {
    fetch: async () => new Response('<html>busy</html>', { status: 502 }),
  })
  await expect(provider.query('T0000000000', standIn.clock())).rejects.toThrow()
})
