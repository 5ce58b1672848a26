import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { editText } from '#domain/edits/editText.ts'
import { stepBetween } from '#studio/session/stepBetween.ts'

const FIELDS = 304
const rows = Array.from({ length: FIELDS }, (_, at) => [
  { type: 'textBox', value: `field${at}`, label: `字段 ${at}`, required: at % 2 === 0 },
])
const textOf = (formInfo: unknown) => `${JSON.stringify({ formInfo }, null, 2)}\n`
const LONG = textOf(rows)
const kinds = (before: string, after: string) => {
  const step = stepBetween(before, after)
  expect(editText(before, step)).toBe(after)
  return step.map(({ op }) => op)
}

describe('a long form of which everything is another is one edit of its characters', () => {
  test.each([
    ['every name', LONG.replaceAll('"label": "', '"label": "新')],
    ['every key', LONG.replaceAll('"value": "', '"value": "f')],
    ['the order', textOf(rows.toReversed())],
    [
      'another form',
      readFileSync('fixtures/organisations/mech/formConfig/0301-201-20101.json', 'utf8'),
    ],
  ])('%s', (_, after) => {
    expect(kinds(LONG, after)).toEqual(['text'])
  })
})

describe('what is edited in it is edits of its values', () => {
  test.each([
    ['a name', LONG.replace('字段 7"', '姓名"'), 'set'],
    ['a row that is gone', textOf(rows.toSpliced(5, 1)), 'set'],
    ['a row that was moved', textOf([...rows.slice(1), rows[0]]), 'order'],
  ])('%s', (_, after, op) => {
    expect(kinds(LONG, after)).toContain(op)
  })
})
