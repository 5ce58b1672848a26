import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { openPayProviders } from '#server/providers/pay/openPayProviders.ts'
import { ONLINE_METHODS } from '#server/providers/pay/payProviderRegistry.ts'
import { createSecrets } from '#server/providers/pay/secrets.ts'
import { ensureSandboxKeys } from '#server/sandbox/pay/sandboxKeys.ts'
import { checkSecrets } from '#server/services/configuration/checkSecrets.ts'
import { checkShapes } from '#server/services/configuration/checkShapes.ts'
import { PAY_SECRETS } from '#server/services/configuration/secretMembers.ts'
import demo from '../../../../fixtures/organisations/demo/payProviders.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
ensureSandboxKeys(join(folder, 'sandbox'))
writeFileSync(join(folder, 'outside.txt'), 'outside')
mkdirSync(join(folder, 'own'))
writeFileSync(join(folder, 'own', 'key.txt'), ' inside\n')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secrets = createSecrets({
  env: { PAY_KEY: 'x', DATABASE_URL: 'postgres://secret', PAY_EMPTY: ' ' },
  folder: join(folder, 'own'),
  sandboxFolder: () => join(folder, 'sandbox'),
})

/** Providers of a society with this document, and what was warned of. */
function opened(document: PayProvidersShape, { standIn = true, fetch = globalThis.fetch } = {}) {
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
    { what: 'a key of another length', method: '0102', settings: { apiV3Key: { env: 'PAY_KEY' } } },
    {
      what: 'an empty password',
      method: '0103',
      settings: { queryPassword: { env: 'PAY_EMPTY' } },
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
    cpSync(join(folder, 'sandbox/pay/keys/merchant-private.pem'), join(folder, 'own/late.pem'))
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
  test('are read without the white space around them', () => {
    expect(secrets.read({ file: 'key.txt' })).toBe('inside')
    expect(secrets.read({ env: 'PAY_KEY' })).toBe('x')
    expect(secrets.readKey('written out')).toBe('written out')
  })

  test.each(['../outside.txt', '/etc/passwd', 'a/../../outside.txt', '.hidden', ''])(
    'are not looked for at %j',
    (file) => {
      expect(() => secrets.read({ file })).toThrow('SECRET')
    },
  )
})

describe('a document', () => {
  const located = (document: object) =>
    parseLocated({ file: 'payProviders.json', id: 'payProviders', text: JSON.stringify(document) })
      .root

  const WRITTEN = [
    { member: 'privateKey', value: '-----BEGIN PRIVATE KEY-----', found: 1 },
    { member: 'privateKey', value: { file: 'pay/key.pem' }, found: 0 },
    { member: 'privateKey', value: { env: 'PAY_ALIPAY_KEY' }, found: 0 },
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
    const findings = checkSecrets(located({ [method]: { [member]: value } }), PAY_SECRETS, 'PAY_')
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
    expect(check({ '0101': { ...demo['0101'], gateway: 'openapi.alipay.com' } })).toHaveLength(1)
    expect(
      check({ '0104': { ...demo['0104'], apiUrl: 'https://gw.open.icbc.com.cn' } }),
    ).toHaveLength(1)
    expect(check({ '0102': { ...demo['0102'], more: 1 } })).toHaveLength(1)
  })
})
