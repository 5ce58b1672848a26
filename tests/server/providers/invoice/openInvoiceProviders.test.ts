import { describe, expect, test } from 'vitest'
import type { InvoiceProviderShape } from '#contract/configuration.gen.ts'
import { documentRoot } from '#lint/document/documentRoot.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { checkSecrets } from '#server/modules/configuration/checks/checkSecrets.ts'
import { checkShapes } from '#server/modules/configuration/checks/checkShapes.ts'
import { INVOICE_REFERENCES } from '#server/modules/configuration/checks/providerReferences.ts'
import { invoiceProbes } from '#server/operate/setup/probes/invoiceProbes.ts'
import { probe } from '#server/operate/setup/probes/probe.ts'
import { openInvoiceProviders } from '#server/providers/invoice/openInvoiceProviders.ts'
import { buildPartsOf } from '#server/providers/pay/buildPartsOf.ts'
import { createSecrets } from '#server/providers/pay/secrets.ts'
import { SETTINGS } from './standIn.ts'

const OWNER = { code: 'demo', prefix: 'INVOICE_' } as const
const INVOICE_SECRET = { env: 'INVOICE_DEMO_SECRET' }

/** What the check says of a secret. */
function secretFindings(appSecret: unknown) {
  const text = JSON.stringify({ nuonuo: { ...SETTINGS, appSecret } })
  const file = 'invoiceProvider.json'
  const { root } = parseLocated({ file, id: file, text })
  const found = checkSecrets(documentRoot(root), INVOICE_REFERENCES, OWNER)
  return found.map(({ code, path }) => `${code} ${path}`)
}

describe('the document', () => {
  test.each([
    ['written out', 'a-secret'],
    ['a variable of payments', { env: 'PAY_DEMO_SECRET' }],
    ['another society’s', { env: 'INVOICE_MECH_SECRET' }],
    ['of no society', { env: 'INVOICE_SECRET' }],
    ['outside of the folder', { file: '../secret' }],
  ])('a secret that is %s is refused', (_, appSecret) => {
    expect(secretFindings(appSecret)).toEqual(['clear-secret /nuonuo/appSecret'])
  })

  test('one that is referred to is taken', () => {
    expect(secretFindings(INVOICE_SECRET)).toEqual([])
    expect(secretFindings({ file: 'invoice/secret' })).toEqual([])
  })

  test('access without a secret is refused', () => {
    const { appSecret: _, ...others } = SETTINGS
    const documents = { 'invoiceProvider.json': JSON.stringify({ nuonuo: others }) }
    const wrong = checkShapes(documents).filter(({ file }) => file === 'invoiceProvider.json')
    expect(wrong.map(({ message }) => message)).toEqual(['缺少“appSecret”（appSecret）'])
  })
})

describe('opening', () => {
  const opened = (env: Record<string, string>, document: InvoiceProviderShape) => {
    const warnings: string[] = []
    const asked: string[] = []
    const society = { orgId: 'o', code: 'demo', version: 1, get: () => document }
    let time = 0
    const providers = openInvoiceProviders({
      configuration: { of: async () => ({ ...society }) },
      outside: {
        port: () => 80,
        fetch: async (input) => {
          asked.push(new URL(String(input)).pathname)
          return new Response(
            JSON.stringify({ access_token: 't', expires_in: 86_400, code: 'E9500' }),
          )
        },
      },
      secrets: createSecrets({ env, folder: '/nowhere' }),
      standIn: true,
      clock: () => new Date(time),
      warn: (sentence) => warnings.push(sentence),
    })
    return { providers, society, warnings, asked, pass: (ms: number) => (time += ms) }
  }
  const own = { nuonuo: { ...SETTINGS, appSecret: INVOICE_SECRET } }

  test('without a document there is no provider, and no warning', async () => {
    const { providers, warnings } = opened({}, {})
    expect([await providers.of('o'), warnings]).toEqual([undefined, []])
  })

  test('a missing secret is warned of once a version, and looked for again', async () => {
    const env: Record<string, string> = {}
    const { providers, warnings, pass } = opened(env, own)
    expect(await providers.of('o')).toBeUndefined()
    env.INVOICE_DEMO_SECRET = 'x'
    expect(await providers.of('o')).toBeUndefined()
    pass(61_000)
    expect(await providers.of('o')).toMatchObject({ name: 'nuonuo' })
    expect(warnings).toEqual([expect.stringContaining('demo：电子发票接入未能启用（SECRET')])
  })

  test('another version with the same settings keeps the token', async () => {
    const { providers, society, asked } = opened({ INVOICE_DEMO_SECRET: 'x' }, own)
    const order = {
      ref: 'r',
      kind: 'ordinary',
      fen: 1,
      remark: '',
      orderedAt: new Date(0),
    } as const
    const buyer = { isPerson: true, name: '' }
    for (const version of [1, 2]) {
      society.version = version
      await (await providers.of('o'))?.query({ ...order, buyer })
    }
    expect(asked.filter((path) => path.endsWith('/accessToken'))).toHaveLength(1)
  })
})

test('setup asks for a number that nobody knows', async () => {
  const secrets = createSecrets({ env: { INVOICE_DEMO_SECRET: 'x' }, folder: '/nowhere' })
  const given = { clock: () => new Date(0), secrets, standIn: true }
  const nuonuo = { ...SETTINGS, appSecret: INVOICE_SECRET, accessToken: INVOICE_SECRET }
  const asked = (answer: object, document: InvoiceProviderShape = { nuonuo }) => {
    const fetch = async () => new Response(JSON.stringify(answer))
    const parts = buildPartsOf({ ...given, outside: { fetch, port: () => 80 } })(OWNER)
    return invoiceProbes({ code: 'demo', get: () => document }, parts)
  }
  expect(await probe(asked({ code: 'E9500' }).probes)).toEqual([
    { ok: true, line: '✓ 电子发票：已应答对一张不存在的发票的查询' },
  ])
  expect(await probe(asked({ code: '070101', describe: '签名不正确' }).probes)).toEqual([
    { ok: false, line: '✗ 电子发票：070101: 签名不正确' },
  ])
  const missing = { nuonuo: { ...nuonuo, appSecret: { env: 'INVOICE_DEMO_OTHER' } } }
  expect(asked({}, missing).lacking).toEqual([expect.stringMatching(/^✗ 电子发票：SECRET/)])
})
