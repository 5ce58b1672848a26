import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PayMethod } from '#contract/codes.ts'
import { PAY_SECRETS } from '#server/modules/configuration/documents/secretMembers.ts'
import { ONLINE_METHODS, PAY_PROVIDERS } from '#server/providers/pay/payProviderRegistry.ts'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** Where a provider may be known: its own folder, its emulation's, and the two registries. */
const OWN =
  /^src\/server\/(?:providers|sandbox)\/pay\/(?!pages\/|emulation\/)(?:[^/]+\/|\w+Registry\.ts$)/

/** Who knows a provider all the same, and why. */
const ALLOWED: Record<string, string> = {
  'src/contract/codes.ts': 'names the codes of the wire',
  'src/server/providers/wechat/wechatAccountOf.ts':
    'an openId must belong to the service account that the society is paid by',
  'src/server/start/providersOf.ts': 'the same, for the sandbox of the service account',
  'src/server/operate/guide/fillGuide.ts':
    'the operator’s guide: how a platform’s keys are changed',
  'src/server/providers/pay/emulation/sandboxKeys.ts':
    'makes the key files that the demonstration refers to',
  'src/server/sandbox/pay/pages/controlPage.ts': 'names the one provider that has two keys',
  'schemas/fragments/dialog/wechatOpenId.json':
    'the openId that the dialog asks for is of no other provider',
}

/** The messaging app and its service account bear the name of the provider's folder. */
const SHARED_NAMES: readonly string[] = ['wechat']

const nameOf = (method: string) =>
  Object.entries(PayMethod).find(([, code]) => code === method)?.[0] ?? ''

/** What a provider is known by: its code, its names in code, its names for people. */
function wordsOf(method: (typeof ONLINE_METHODS)[number]): RegExp[] {
  const { label, describe } = PAY_PROVIDERS[method].texts
  const name = nameOf(method)
  const inCode = SHARED_NAMES.includes(name.toLowerCase()) ? `${name} ?Pay` : name
  const words = [label, describe, PAY_SECRETS.get(method)?.title ?? label]
  return [
    new RegExp(`(?<!\\w)${method}(?!\\w)`),
    new RegExp(`PayMethod\\.${name}\\b`),
    new RegExp(inCode, 'i'),
    ...words.map((word) => new RegExp(word)),
  ]
}

const WORDS = ONLINE_METHODS.flatMap(wordsOf)

const documentsIn = (folder: string): string[] =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))

const FILES = [
  ...['src', 'adapters'].flatMap((room) => [...sourceFiles(room), ...documentsIn(room)]),
  ...['dialogs', 'fragments', 'pages', 'payloads'].flatMap((kind) =>
    documentsIn(`schemas/${kind}`),
  ),
  'schemas/site.json',
].filter((file) => !OWN.test(file))

/** `file:line` of every place that knows a provider. */
const KNOWING = FILES.flatMap((file) =>
  readFileSync(join(PROJECT, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      WORDS.some((word) => word.test(text)) ? [{ file, place: `${file}:${index + 1}` }] : [],
    ),
)

test.each([
  '{ "==": [{ "var": "page.method" }, "0102"] }',
  'const { 0103: settings } = document',
  'if (method === PayMethod.Wechat) return',
  "import { createAlipay } from './createAlipay.ts'",
  '"text": "请打开支付宝"',
])('a provider is seen in %s', (line) => {
  expect(WORDS.some((word) => word.test(line))).toBe(true)
})

test.each(['"0201"', 'wechatOpenId', '"请在微信中打开"', 'x0102', "'02'"])(
  'none is seen in %s',
  (line) => {
    expect(WORDS.some((word) => word.test(line))).toBe(false)
  },
)

test('there are providers, and places to look for them', () => {
  expect(ONLINE_METHODS.length).toBeGreaterThan(3)
  expect(FILES.length).toBeGreaterThan(1500)
  expect(ONLINE_METHODS.filter((method) => nameOf(method) === '')).toEqual([])
})

test('no page, node, widget or service knows a payment provider by its code or name', () => {
  const found = KNOWING.filter(({ file }) => !Object.hasOwn(ALLOWED, file))
  expect(found.map(({ place }) => place)).toEqual([])
})

test('no exception is idle', () => {
  const files = new Set(KNOWING.map(({ file }) => file))
  expect(Object.keys(ALLOWED).filter((file) => !files.has(file))).toEqual([])
})
