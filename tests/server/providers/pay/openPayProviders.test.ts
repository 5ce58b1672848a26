import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { checkSecrets } from '#server/modules/configuration/checks/checkSecrets.ts'
import { checkShapes } from '#server/modules/configuration/checks/checkShapes.ts'
import { PAY_REFERENCES } from '#server/modules/configuration/checks/providerReferences.ts'
import type { Outgoing } from '#server/providers/outgoing/outgoing.ts'
import { ensureSandboxKeys } from '#server/providers/pay/emulation/sandboxKeys.ts'
import { openPayProviders } from '#server/providers/pay/openPayProviders.ts'
import type { AddressReference } from '#server/providers/pay/payAddress.ts'
import { ONLINE_METHODS } from '#server/providers/pay/payProviderRegistry.ts'
import { createSecrets } from '#server/providers/pay/secrets.ts'
import demo from '../../../../fixtures/organisations/demo/payProviders.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
ensureSandboxKeys(join(folder, 'sandbox'))
for (const code of ['demo', 'mech', 'a', 'a-b', 'storage'])
  mkdirSync(join(folder, 'own', code), { recursive: true })
writeFileSync(join(folder, 'outside.txt'), 'outside')
// The server's own keys, and another society's secret, where they are.
writeFileSync(join(folder, 'own', 'sealing.key'), 'outside')
writeFileSync(join(folder, 'own', 'mech', 'key.txt'), 'outside')
writeFileSync(join(folder, 'own', 'storage', 'upload.pdf'), 'outside')
writeFileSync(join(folder, 'own', 'demo', 'key.txt'), ' inside\n')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secrets = createSecrets({
  env: {
    PAY_DEMO_KEY: 'x',
    PAY_DEMO_EMPTY: ' ',
    PAY_DEMO_CLIENT_URL: 'http://10.0.0.5:12345',
    PAY_DEMO_WRONG_URL: 'file:///etc/passwd',
    PAY_MECH_KEY: 'outside',
    PAY_A__B_KEY: 'of a-b',
    PAY_A_B_KEY: 'of a',
    INVOICE_DEMO_KEY: 'outside',
    PAY_KEY: 'outside',
    DATABASE_URL: 'postgres://secret',
  },
  folder: join(folder, 'own'),
  sandboxFolder: () => join(folder, 'sandbox'),
})

const OWNER = { code: 'demo', prefix: 'PAY_' } as const

/** Providers of a society with this document, and what was warned of. */
function opened(
  document: PayProvidersShape,
  { standIn = true, fetch = globalThis.fetch as Outgoing } = {},
) {
  const warnings: string[] = []
  const asked: string[] = []
  const clock = { now: Date.now() }
  const organisation = { orgId: 'org', code: 'demo', version: 1, get: () => document }
  const configuration = {
    of: async (orgId: string) => {
      asked.push(orgId)
      return organisation
    },
  }
  const providers = openPayProviders({
    configuration: configuration as never,
    secrets,
    standIn,
    outside: { fetch, port: () => 80 },
    clock: () => new Date(clock.now),
    warn: (sentence) => warnings.push(sentence),
  })
  return { of: () => providers.of('org'), warnings, organisation, clock }
}

describe('the providers of a society', () => {
  test('are those of its document, built once a version', async () => {
    const { of, warnings, organisation } = opened(demo)
    const first = await of()
    expect([...first.keys()]).toEqual(ONLINE_METHODS)
    expect(await of()).toBe(first)
    organisation.version = 2
    expect(await of()).not.toBe(first)
    expect(warnings).toEqual([])
  })

  test('are none where nothing is said', async () => {
    expect((await opened({}).of()).size).toBe(0)
  })

  const BROKEN: { what: string; method: '0101' | '0102' | '0103'; settings: object }[] = [
    {
      what: 'a file that is not there',
      method: '0101',
      settings: { privateKey: { file: 'none' } },
    },
    {
      what: 'a file above the folder',
      method: '0101',
      settings: { privateKey: { file: '../outside.txt' } },
    },
    {
      what: 'a text that is no key',
      method: '0101',
      settings: { privateKey: { file: 'key.txt' } },
    },
    {
      what: 'another program’s secret',
      method: '0102',
      settings: { apiV3Key: { env: 'DATABASE_URL' } },
    },
    {
      what: 'a key of another length',
      method: '0102',
      settings: { apiV3Key: { env: 'PAY_DEMO_KEY' } },
    },
    ...['http://127.0.0.1/', 'https://10.0.0.1/', 'https://[::1]/', 'https://my.example/'].map(
      (gateway) =>
        ({ what: `its gateway at ${gateway}`, method: '0103', settings: { gateway } }) as const,
    ),
    {
      what: 'the address of another society',
      method: '0103',
      settings: { queryUrl: { env: 'PAY_MECH_URL' } },
    },
    {
      what: 'an address that is none',
      method: '0103',
      settings: { queryUrl: { env: 'PAY_DEMO_WRONG_URL' } },
    },
    {
      what: 'an empty password',
      method: '0103',
      settings: { queryPassword: { env: 'PAY_DEMO_EMPTY' } },
    },
  ]

  test.each(BROKEN)('without the one that has $what', async ({ method, settings }) => {
    const { of, warnings } = opened({ ...demo, [method]: { ...demo[method], ...settings } })
    expect([...(await of()).keys()]).toEqual(ONLINE_METHODS.filter((other) => other !== method))
    expect(warnings).toEqual([expect.stringContaining(`demo：支付方式 ${method} 未能启用`)])
    expect(warnings.join('')).not.toMatch(/postgres|outside|inside/)
  })

  test('include the one whose key was put in its place, a minute later and without a restart', async () => {
    const privateKey = { file: 'late.pem' }
    const { of, warnings, clock } = opened({ ...demo, '0101': { ...demo['0101'], privateKey } })
    const first = await of()
    expect([...first.keys()]).toEqual(ONLINE_METHODS.filter((method) => method !== '0101'))
    cpSync(join(folder, 'sandbox/pay/keys/merchant-private.pem'), join(folder, 'own/demo/late.pem'))
    clock.now += 59_000
    expect(await of()).toBe(first)
    clock.now += 1_000
    expect([...(await of()).keys()]).toEqual(ONLINE_METHODS)
    expect(warnings).toHaveLength(1)
  })

  test('are not the stand-in’s where it is off', async () => {
    const { of, warnings } = opened(demo, { standIn: false })
    expect((await of()).size).toBe(0)
    expect(warnings).toHaveLength(ONLINE_METHODS.length)
  })
})

describe('a request of a society', () => {
  /** Asks for a QR code at this gateway; whom the bank's answer names next is `next`. */
  async function asked(gateway: AddressReference, next: string) {
    const reached: [string, string | undefined][] = []
    const fetch: Outgoing = async (address, init) => {
      reached.push([address.split('?', 1).join(), init?.reach])
      return new Response(JSON.stringify({ SUCCESS: 'true', PAYURL: next, QRURL: 'weixin' }))
    }
    const { of } = opened({ ...demo, '0103': { ...demo['0103'], gateway } }, { fetch })
    const order = {
      tradeRef: 'a1',
      fen: 1,
      subject: '',
      createdAt: new Date(),
      device: '1',
    } as const
    await (await of()).get('0103')?.create({
      ...order,
      deadline: new Date(),
      ...{ clientIp: '', notifyUrl: '', returnUrl: '' },
    })
    return reached
  }

  test('reaches public machines alone, and so does what an answer names', async () => {
    const live = 'https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain'
    expect(await asked(live, 'http://127.0.0.1:5432/')).toEqual([
      [live, 'public'],
      ['http://127.0.0.1:5432/', 'public'],
    ])
  })

  test('reaches what the operator wrote for it, and nothing else beside it', async () => {
    const client = 'http://10.0.0.5:12345'
    const gateway = { env: 'PAY_DEMO_CLIENT_URL' }
    expect(await asked(gateway, `${client}/qr`)).toEqual([
      [client, 'operator'],
      [`${client}/qr`, 'operator'],
    ])
    expect((await asked(gateway, 'http://10.0.0.5:5432/'))[1]).toEqual([
      'http://10.0.0.5:5432/',
      'public',
    ])
  })
})

describe('a call that fails', () => {
  const CALLS = [
    { cause: 'connection refused', reason: 'TypeError ECONNREFUSED', error: refused() },
    {
      cause: 'no answer in time',
      reason: 'TimeoutError',
      error: new DOMException('', 'TimeoutError'),
    },
  ]

  test.each(CALLS)(
    'for $cause is told of by its order, and passed on',
    async ({ reason, error }) => {
      const { of, warnings } = opened(demo, { fetch: () => Promise.reject(error) })
      const wechat = (await of()).get('0102')
      await expect(wechat?.query('a1b2c3d4', new Date())).rejects.toBe(error)
      expect(warnings).toEqual([
        `demo：支付方式 0102 的 query 调用失败，商户单号 a1b2c3d4（${reason}）`,
      ])
    },
  )

  test('for what is no word of the provider is told of without it', async () => {
    const { of, warnings } = opened(demo, { fetch: async () => new Response('付款人 张三') })
    await expect((await of()).get('0104')?.close('a1b2c3d4', new Date())).rejects.toThrow('SHAPE')
    expect(warnings).toEqual([expect.stringContaining('（SHAPE: the provider refused, unsigned）')])
    expect(warnings.join('')).not.toContain('张三')
  })
})

/** What `fetch` rejects with when nobody listens; the address in it is nobody's business. */
function refused(): TypeError {
  const cause = Object.assign(new Error('connect 10.0.0.1:443'), { code: 'ECONNREFUSED' })
  return new TypeError('fetch failed', { cause })
}

describe('secrets', () => {
  const own = secrets.of(OWNER)

  test('are read without the white space around them', () => {
    expect(own.read({ file: 'key.txt' })).toBe('inside')
    expect(own.read({ env: 'PAY_DEMO_KEY' })).toBe('x')
    expect(own.readKey('written out')).toBe('written out')
  })

  test.each([
    ['a file above the folder', { file: '../../outside.txt' }],
    ['a file of the machine', { file: '/etc/passwd' }],
    ['a file above by a way around', { file: 'a/../../mech/key.txt' }],
    ['a hidden file', { file: '.hidden' }],
    ['nothing', { file: '' }],
    ['the key that seals personal data', { file: 'sealing.key' }],
    ['the same, one folder up', { file: '../sealing.key' }],
    ['another society’s folder', { file: '../mech/key.txt' }],
    ['another society’s folder by its name', { file: 'mech/key.txt' }],
    ['another society’s variable', { env: 'PAY_MECH_KEY' }],
    ['a variable of no society', { env: 'PAY_KEY' }],
    ['a variable of another document', { env: 'INVOICE_DEMO_KEY' }],
    ['an address of its own', { env: 'PAY_DEMO_CLIENT_URL' }],
    ['another program’s variable', { env: 'DATABASE_URL' }],
  ])('do not come from %s', (_what, reference) => {
    expect(() => own.read(reference)).toThrow('SECRET')
  })

  test('are told apart where one society’s code begins another’s', () => {
    const of = (code: string) => secrets.of({ code, prefix: 'PAY_' })
    expect(of('a').read({ env: 'PAY_A_B_KEY' })).toBe('of a')
    expect(of('a-b').read({ env: 'PAY_A__B_KEY' })).toBe('of a-b')
    expect(() => of('a').read({ env: 'PAY_A__B_KEY' })).toThrow('SECRET')
    expect(() => of('a-b').read({ env: 'PAY_A_B_KEY' })).toThrow('SECRET')
  })

  test('are no uploads of a society that is named like a folder of the server', () => {
    const named = secrets.of({ code: 'storage', prefix: 'PAY_' })
    expect(() => named.read({ file: 'upload.pdf' })).toThrow('SECRET')
  })
})

describe('a document', () => {
  const located = (document: object) =>
    parseLocated({ file: 'payProviders.json', id: 'payProviders', text: JSON.stringify(document) })
      .root

  const WRITTEN = [
    { member: 'privateKey', value: '-----BEGIN PRIVATE KEY-----', found: 1 },
    { member: 'privateKey', value: { file: 'pay/key.pem' }, found: 0 },
    { member: 'privateKey', value: { env: 'PAY_DEMO_ALIPAY_KEY' }, found: 0 },
    { member: 'privateKey', value: { env: 'PAY_ALIPAY_KEY' }, found: 1 },
    { member: 'privateKey', value: { env: 'PAY_MECH_KEY' }, found: 1 },
    { method: '0103', member: 'refund', value: { password: { env: 'PAY_MECH_KEY' } }, found: 1 },
    { member: 'gateway', value: 'https://openapi.alipay.com/gateway.do', found: 0 },
    { member: 'gateway', value: '/sandbox/pay/alipay/gateway.do', found: 0 },
    { member: 'gateway', value: { env: 'PAY_DEMO_GATEWAY_URL' }, found: 0 },
    { member: 'gateway', value: { env: 'PAY_DEMO_ALIPAY_KEY' }, found: 1 },
    { member: 'gateway', value: { env: 'PAY_MECH_GATEWAY_URL' }, found: 1 },
    { member: 'gateway', value: '/sandbox/pay/wechat/', found: 1 },
    { member: 'gateway', value: 5, found: 1 },
    ...[
      'http://127.0.0.1/',
      'https://[::1]/',
      'http://169.254.169.254/',
      'https://my.example/',
    ].map((value) => ({ member: 'gateway', value, found: 1 })),
    { method: '0103', member: 'refund', value: { url: 'http://10.0.0.5:12345' }, found: 1 },
    { method: '0103', member: 'refund', value: { url: { env: 'PAY_DEMO_CLIENT_URL' } }, found: 0 },
    { member: 'privateKey', value: { env: 'DATABASE_URL' }, found: 1 },
    { member: 'privateKey', value: { file: '../key.pem' }, found: 1 },
    { member: 'privateKey', value: { file: 'a', env: 'PAY_A' }, found: 1 },
    { member: 'privateKey', value: { text: 'x' }, found: 1 },
    { method: '0102', member: 'apiV3Key', value: '0123456789abcdef0123456789abcdef', found: 1 },
    { method: '0103', member: 'queryPassword', value: 123456, found: 1 },
    { member: 'alipayPublicKey', value: 'MIGf…', found: 0 },
    { member: 'alipayPublicKey', value: 5, found: 1 },
    { method: '0102', member: 'platformKeys', value: [{ serial: 'A', key: 'MIGf…' }], found: 0 },
    {
      method: '0102',
      member: 'platformKeys',
      value: [{ serial: 'A', key: { env: 'DATABASE_URL' } }],
      found: 1,
    },
    { member: 'appId', value: '2021', found: 0 },
  ]

  test.each(WRITTEN)('$member $value', ({ method = '0101', member, value, found }) => {
    const findings = checkSecrets(located({ [method]: { [member]: value } }), PAY_REFERENCES, OWNER)
    expect(findings).toHaveLength(found)
    expect(JSON.stringify(findings.map(({ message }) => message))).not.toContain('BEGIN')
  })

  test('has exactly the settings of its methods', () => {
    const check = (document: object) =>
      checkShapes({ 'payProviders.json': JSON.stringify(document) }).filter(
        ({ file }) => file === 'payProviders.json',
      )
    expect(check(demo)).toEqual([])
    expect(check({ '0199': {} })).toHaveLength(1)
    expect(check({ '0102': { ...demo['0102'], more: 1 } })).toHaveLength(1)
  })
})
