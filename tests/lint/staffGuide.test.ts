import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { diagnostic } from '#adapters/formInfo/diagnostics.ts'
import { DIAGNOSTIC_CODES } from '#contract/formInfo.ts'
import { type Json, OPERATORS } from '#contract/logic.ts'
import { NODE_KINDS } from '#contract/nodes.gen.ts'
import { GUARDS, VERBS } from '#contract/page.gen.ts'
import { SCOPE_ROOTS } from '#contract/scope.ts'
import { checkRule } from '#domain/logic/checkRule.ts'
import { checkSchema } from '#lint/schema/metaSchema.ts'

const read = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../schemas', name), 'utf8')

const guide = read('README.md')
const fieldGuide = read('formInfo.md')

/** The section whose heading has the word. */
const section = (word: string): string =>
  guide.split(/^## /m).find((part) => part.split('\n')[0]?.includes(word)) ?? ''

test.each([
  ['节点', NODE_KINDS],
  ['动词', VERBS],
  ['守卫', GUARDS],
  ['运算符', OPERATORS],
  ['八个概念', SCOPE_ROOTS],
] as const)('the guide’s section %s names them all', (title, names) => {
  expect(names.filter((name) => !section(title).includes(`\`${name}\``))).toEqual([])
})

/** The examples of a section that are whole JSON; others leave a part to the reader. */
const examples = (title: string): Json[] =>
  [...section(title).matchAll(/`(\{.+?\})`/g)].flatMap(([, text = '']) => {
    try {
      return [JSON.parse(text) as Json]
    } catch {
      return []
    }
  })

/** What the meta-schema says of a page with these actions. */
const errorsOf = (actions: Json) =>
  checkSchema({ dsl: 1, id: 'x', title: '', model: { actions }, views: {} }, 'page').errors.map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  )

describe('the guide’s examples are right', () => {
  test('steps', () => {
    const steps = examples('动词')
    expect(steps.length).toBeGreaterThan(12)
    expect(errorsOf({ a: { do: steps } })).toEqual([])
  })
  test('rules', () => {
    const rules = examples('运算符')
    expect(rules.length).toBeGreaterThan(15)
    expect(rules.flatMap((rule) => checkRule(rule))).toEqual([])
  })
  test('the action', () => {
    const blocks = [...guide.matchAll(/```json\n([\s\S]+?)```/g)].map(([, text = '']) => text)
    const action = blocks.find((text) => text.startsWith('"report"'))
    expect(errorsOf(JSON.parse(`{${action}}`) as Json)).toEqual([])
  })
})

test('the guide is short enough to be read', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(290)
})

test('the guide to fields names every finding, with its severity', () => {
  const rows = fieldGuide.split('\n').filter((line) => /^\| `/.test(line))
  const severityOf = (code: string) =>
    rows
      .find((row) => row.split('|')[1]?.includes(`\`${code}\``))
      ?.split('|')[2]
      ?.trim()
  const words = { error: '错误', warning: '警告' }
  expect(Object.fromEntries(DIAGNOSTIC_CODES.map((code) => [code, severityOf(code)]))).toEqual(
    Object.fromEntries(
      DIAGNOSTIC_CODES.map((code) => [
        code,
        words[diagnostic(code, '', { line: 1, column: 1 }, '').severity],
      ]),
    ),
  )
})
