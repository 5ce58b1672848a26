import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, EditConflict } from '#domain/edits/applyEdits.ts'
import { type Edit, inverseOf, type SetEdit, type ValueEdit } from '#domain/edits/edit.ts'
import { editsBetween } from '#domain/edits/editsBetween.ts'
import { editText } from '#domain/edits/editText.ts'

const RUNS = { numRuns: 3000 }

/** Documents as societies write them: entries with an identity, with a doubled one, without any, and equal ones. */
const entry = fc.record(
  {
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    value: fc.constantFrom('a', 'b', 'c'),
    text: fc.constantFrom('甲', '乙', ''),
    items: fc.array(fc.constantFrom('x', 'y', 1, null), { maxLength: 3 }),
  },
  { requiredKeys: [] },
)
const list = fc.array(fc.oneof(entry, fc.array(entry, { maxLength: 2 })), { maxLength: 5 })
const documents = fc.record(
  { title: fc.constantFrom('一', '二', null), list, open: fc.boolean() },
  { requiredKeys: [] },
)

describe('edits between two documents', () => {
  test('make one of the other, and taken back the first again', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const edits = editsBetween(before, after)
        expect(applyEdits(before, edits)).toEqual(after)
        expect(applyEdits(after, inverseOf(edits))).toEqual(before)
      }),
      RUNS,
    )
  })

  test('say the same in the text', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const text = JSON.stringify(before, null, 2)
        const edits = editsBetween(before, after)
        const edited = editText(text, edits)
        expect(JSON.parse(edited)).toEqual(after)
        expect(JSON.parse(editText(edited, inverseOf(edits)))).toEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  test('of one member leave every other byte', () => {
    const text = '{ "rows": [\n  { "id": "a",  "label": "姓名" },\n  { "id": "b" }\n] }\n'
    const edits: Edit[] = [
      { op: 'set', at: ['rows', 'a', 'label'], was: '姓名', value: '真实姓名' },
    ]
    const edited = editText(text, edits)
    expect(edited).toBe(text.replace('姓名', '真实姓名'))
    expect(editText(edited, inverseOf(edits))).toBe(text)
  })

  test('a removed member returns to its place', () => {
    const text = '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}'
    const edits = editsBetween(JSON.parse(text), { a: 1, c: 3 })
    expect(editText(editText(text, edits), inverseOf(edits))).toBe(text)
  })
})

const set = (at: string[], more: Omit<SetEdit, 'op' | 'at'>): Edit => ({ op: 'set', at, ...more })
const ROWS = '{"rows":[{"id":"a","label":"甲"},{"id":"b","label":"乙"}]}'

describe('an edit meets another change', () => {
  test('its entry was moved and another added: it finds its entry', () => {
    const moved = '{"rows":[{"id":"n"},{"id":"b","label":"乙"},{"id":"a","label":"甲"}]}'
    const edit = set(['rows', 'a', 'label'], { was: '甲', value: '丙' })
    expect(editText(moved, [edit])).toBe(moved.replace('甲', '丙'))
  })

  test('an entry stands behind its neighbour, at the end where that is gone', () => {
    const behind = (after: string | null) =>
      JSON.parse(editText(ROWS, [set(['rows', 'n'], { value: { id: 'n' }, after })])).rows.map(
        ({ id }: { id: string }) => id,
      )
    expect([behind('a'), behind(null), behind('gone')]).toEqual([
      ['a', 'n', 'b'],
      ['n', 'a', 'b'],
      ['a', 'b', 'n'],
    ])
  })

  test('what is so already is no conflict', () => {
    const edits = [
      set(['rows', 'a', 'label'], { was: '子', value: '甲' }),
      set(['rows', 'z'], { was: { id: 'z' } }),
    ]
    expect(editText(ROWS, edits)).toBe(ROWS)
  })

  test.each<[string, Edit]>([
    ['another value', set(['rows', 'a', 'label'], { was: '子', value: '丑' })],
    ['nothing, below a removed entry', set(['rows', 'z', 'label'], { was: '子', value: '丑' })],
    ['an entry that was edited', set(['rows', 'a'], { was: { id: 'a', label: '子' } })],
    ['another entry of that name', set(['rows', 'a'], { value: { id: 'a' }, after: null })],
    ['no container', set(['rows', 'a', 'label', 'x'], { value: 1 })],
    ['no list', { op: 'order', at: ['rows', 'a'], was: ['x'], value: ['x'] }],
    ['other characters', { op: 'text', start: 2, was: 'list', value: 'rows' }],
  ])('there is %s: refused', (_what, edit) => {
    expect(() => editText(ROWS, [edit])).toThrow(EditConflict)
  })

  test('both moved entries, differently: refused', () => {
    const text = '[{"id":"c"},{"id":"b"},{"id":"a"}]'
    const order: Edit = { op: 'order', at: [], was: ['a', 'b', 'c'], value: ['b', 'a', 'c'] }
    expect(() => editText(text, [order])).toThrow(EditConflict)
  })

  test('a text that is no JSON is edited by characters alone', () => {
    const broken = '{"rows":'
    expect(editText(broken, [{ op: 'text', start: 8, was: '', value: '[]}' }])).toBe('{"rows":[]}')
    expect(() => editText(broken, [set(['rows'], { value: [] })])).toThrow(EditConflict)
  })

  test('names of members are never those of the language', () => {
    const edits = [set(['__proto__'], { value: { polluted: true }, after: null })]
    const value = applyEdits({}, edits as ValueEdit[]) as Record<string, unknown>
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
