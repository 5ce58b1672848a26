import { expect, test } from 'vitest'
import { readDraft } from '#runtime/core/drafts/draft.ts'

const DAY = 24 * 60 * 60 * 1000
const draft = {
  version: 1,
  hash: 'h',
  savedAt: 0,
  tab: 't',
  base: '',
  values: { a: 1 },
  fields: { a: { print: 'p', label: '甲', text: '1' } },
}

test('a draft is read for thirty days', () => {
  const text = JSON.stringify(draft)
  expect(readDraft(text, 30 * DAY - 1)).toEqual(draft)
  expect(readDraft(text, 30 * DAY)).toBeUndefined()
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...draft, version: 2 })],
  ['a value without its field', JSON.stringify({ ...draft, fields: {} })],
  ['a list', '[]'],
])('%s is no draft', (_, text) => {
  expect(readDraft(text, 0)).toBeUndefined()
})
