import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { LintInput } from '#lint/input.ts'
import { checkWayIn } from '#server/modules/configuration/checks/wayIn/checkWayIn.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const SCHEMAS = resolve(import.meta.dirname, '../../../../../schemas')
const textOf = (path: string) => readFileSync(join(SCHEMAS, path), 'utf8')

let product: LintInput
beforeAll(async () => {
  product = await readProduct()
})

const codesOf = (documents: Record<string, string>) =>
  checkWayIn(documents, product).map(({ file, message }) => [file, message.slice(0, 4)])

const LOGIN = 'pages/user/login.json'
const SHELL = 'pages/shell.json'
const nowhere = { type: 'text', text: '登录已停用' }
const changed = (path: string, change: (text: string) => string): Record<string, string> => {
  const text = change(textOf(path))
  expect(text).not.toBe(textOf(path))
  return { [path]: text }
}
const withViews = (path: string, views: object) =>
  changed(path, (text) => JSON.stringify({ ...JSON.parse(text), views }))

test('the product’s own documents lead in, and so do copies of them', () => {
  const paths = [
    LOGIN,
    SHELL,
    'dialogs/login.json',
    'fragments/user/panel.json',
    'fragments/user/loginSwitch.json',
  ]
  expect(codesOf(Object.fromEntries(paths.map((path) => [path, textOf(path)])))).toEqual([])
  expect(codesOf({ 'pages/club.json': '{}' })).toEqual([])
})

test.each<[string, () => Record<string, string>, string]>([
  [
    'a login page without its form',
    () => withViews(LOGIN, { pc: nowhere, mobile: nowhere }),
    LOGIN,
  ],
  [
    'on one device alone',
    () => withViews(LOGIN, { pc: { use: 'user/login' }, mobile: nowhere }),
    LOGIN,
  ],
  [
    'a form behind a condition',
    () =>
      withViews(LOGIN, {
        pc: { type: 'stack', when: { $: { var: 'user.id' } }, children: [{ use: 'user/login' }] },
        mobile: { use: 'user/login' },
      }),
    LOGIN,
  ],
  [
    'a panel without its dialog',
    () =>
      changed('fragments/user/panel.json', (text) =>
        text.replace('"type": "slot"', '"type": "stack"'),
      ),
    'fragments/user/panel.json',
  ],
  [
    'a dialog that logs nobody in',
    () =>
      changed('dialogs/login.json', (text) =>
        text.replaceAll('"call": "login"', '"call": "logoutPost"'),
      ),
    'dialogs/login.json',
  ],
  [
    'a panel that is its own part',
    () => ({
      'fragments/user/panel.json': JSON.stringify({ params: {}, node: { use: 'user/panel' } }),
    }),
    'fragments/user/panel.json',
  ],
])('%s keeps staff out, and is found', (_what, documents, file) => {
  expect(codesOf(documents())).toEqual([[file, '登录页上']])
})

test('a frame without a place for its page is found', () => {
  expect(codesOf(withViews(SHELL, { pc: nowhere, mobile: nowhere }))).toEqual([[SHELL, '页面的外']])
})

test('a fragment that uses itself many times over ends', () => {
  const uses = Array.from({ length: 50 }, () => ({ use: 'user/panel' }))
  const many = JSON.stringify({ params: {}, node: { type: 'stack', children: uses } })
  expect(codesOf({ 'fragments/user/panel.json': many })).toHaveLength(1)
})
