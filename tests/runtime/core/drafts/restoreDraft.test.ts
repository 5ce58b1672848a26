import { describe, expect, test } from 'vitest'
import type { FormBundle, FormField } from '#contract/form.ts'
import { restoreDraft } from '#runtime/core/drafts/restoreDraft.ts'
import { takeDraft } from '#runtime/core/drafts/takeDraft.ts'
import { bundleOf, field } from '../form/bundles.ts'

const tables = { dictionaries: {}, areas: [] }
const mark = { savedAt: 1, tab: 'this', base: '' }

const choice = (items: [string, string][], changes: Partial<FormField> = {}) =>
  field('level', {
    type: 'choice',
    shape: 'codes',
    label: '级别',
    options: {
      kind: 'items',
      items: items.map(([itemCode, itemName]) => ({ itemCode, itemName })),
    },
    ...changes,
  })

const take = (bundle: FormBundle, values: Record<string, unknown>, opening = {}) =>
  takeDraft(
    { bundle, get: (key) => values[key], opening: new Map(Object.entries(opening)), tables },
    mark,
  )

/** A draft taken of one definition and restored into another, whose hash differs. */
function moved(before: FormField[], values: Record<string, unknown>, after: FormField[]) {
  const draft = take(bundleOf(before), values)
  if (!draft) throw new Error('nothing was kept')
  return restoreDraft(draft, { ...bundleOf(after), hash: '1'.repeat(64) })
}

describe('what is kept', () => {
  const bundle = bundleOf([field('name'), field('cardNo'), field('note'), field('unit')])

  test('only what differs from what the form opened with; a cleared value is kept as cleared', () => {
    const opening = { note: '旧', unit: '某大学' }
    const draft = take(bundle, { name: '张三', cardNo: 'G1', unit: '某大学' }, opening)
    expect(draft?.values).toEqual({ name: '张三', note: null })
  })
  test('nothing at all when nothing was changed', () => {
    expect(take(bundle, { unit: '某大学' }, { unit: '某大学' })).toBeUndefined()
  })
  test('nowhere in its text a card number', () => {
    const draft = take(bundle, { name: '张三', cardNo: 'G12345678' })
    expect(JSON.stringify(draft)).not.toContain('G12345678')
  })
  test('lists and rows are compared by what is in them', () => {
    const list = bundleOf([choice([['1', '甲']])])
    expect(take(list, { level: ['1'] }, { level: ['1'] })).toBeUndefined()
  })
})

describe('a draft of the same definition', () => {
  test('comes back whole', () => {
    const bundle = bundleOf([field('name'), choice([['1', '甲']])])
    const draft = take(bundle, { name: '张三', level: ['1'] })
    if (!draft) throw new Error('nothing was kept')
    expect(restoreDraft(draft, bundle)).toEqual({
      values: { name: '张三', level: ['1'] },
      changed: [],
      dropped: [],
    })
  })
})

describe('a draft of another definition', () => {
  const was = choice([
    ['1', '甲'],
    ['2', '乙'],
  ])
  test.each([
    ['type', was, choice([], { type: 'textBox', shape: 'text' })],
    [
      'label',
      was,
      choice(
        [
          ['1', '甲'],
          ['2', '乙'],
        ],
        { label: '专业级别' },
      ),
    ],
    [
      'options',
      was,
      choice([
        ['1', '甲'],
        ['3', '丙'],
      ]),
    ],
    [
      'rules',
      was,
      choice(
        [
          ['1', '甲'],
          ['2', '乙'],
        ],
        { constraints: { max: 1 } },
      ),
    ],
  ] as const)(
    '%s: the field is listed with its old words, not restored',
    (reason, before, after) => {
      const { values, changed } = moved([field('name'), before], { name: '张三', level: ['2'] }, [
        field('name'),
        after,
      ])
      expect(values).toEqual({ name: '张三' })
      expect(changed).toEqual([{ key: 'level', label: '级别', text: '乙', reason }])
    },
  )

  test('a changed column makes the table a changed one, its rows listed', () => {
    const table = (column: FormField) =>
      field('works', { type: 'table', shape: 'rows', label: '作品', columns: [column] })
    const { changed } = moved(
      [table(field('title'))],
      { works: [{ title: '甲' }, { title: '乙' }] },
      [table(field('title', { constraints: { max: 5 } }))],
    )
    expect(changed).toEqual([{ key: 'works', label: '作品', text: '甲\n乙', reason: 'columns' }])
  })

  test.each([
    ['placeholder', { ui: { separator: '/', placeholder: '请输入' } }],
    ['message', { messages: { required: '必须填写' } }],
    ['required', { required: true }],
    ['print', { print: { on: false, hideTitle: true } }],
  ])('another %s changes no question', (_, changes) => {
    const { values, changed } = moved([field('name')], { name: '张三' }, [field('name', changes)])
    expect([values, changed]).toEqual([{ name: '张三' }, []])
  })

  test('an answer to a question that is gone is listed', () => {
    const { values, dropped } = moved(
      [field('name'), field('fax')],
      { name: '张三', fax: '0755' },
      [field('name')],
    )
    expect(values).toEqual({ name: '张三' })
    expect(dropped).toEqual([{ key: 'fax', label: 'fax', text: '0755', reason: 'gone' }])
  })

  test('a field that has become a card number is not restored', () => {
    const { values } = moved([field('code')], { code: 'G1' }, [
      field('code', { constraints: { card: 'residentId' } }),
    ])
    expect(values).toEqual({})
  })
})
