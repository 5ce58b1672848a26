import { describe, expect, test } from 'vitest'
import { inverseOf } from '#domain/edits/edit.ts'
import { editText } from '#domain/edits/editText.ts'
import { retireEdits } from '#server/modules/changes/formEffects/retireEdits.ts'

const option = (itemCode: string, more: object = {}) => ({
  itemCode,
  itemName: `名${itemCode}`,
  ...more,
})
const field = (value: string, items: object[], more: object = {}) => ({
  ...{ type: 'choice', value, label: value, source: '01', items },
  ...more,
})
const form = (...rows: object[][]) => JSON.stringify({ formInfo: rows, printInfo: {} }, null, 2)

const politics = (...codes: string[]) => [
  field(
    'politics',
    codes.map((code) => option(code)),
  ),
]
const papers = (...codes: string[]) => [
  {
    ...{ type: 'table', value: 'papers', label: '论文' },
    items: [
      field(
        'politics',
        codes.map((code) => option(code)),
      ),
    ],
  },
]
const tree = (...entries: object[]) => JSON.stringify({ items: entries }, null, 2)
const retired = (code: string) => option(code, { off: true })

describe('an option that was removed is put back, retired', () => {
  test.each([
    [
      'between its neighbours',
      form(politics('1', '2', '3')),
      form(politics('1', '3')),
      { key: 'politics', code: '2' },
      form([field('politics', [option('1'), retired('2'), option('3')])]),
    ],
    [
      'first, where it was first',
      form(politics('1', '2')),
      form(politics('2')),
      { key: 'politics', code: '1' },
      form([field('politics', [retired('1'), option('2')])]),
    ],
    [
      'where the one before it is gone too',
      form(politics('1', '2', '3')),
      form(politics('3')),
      { key: 'politics', code: '2' },
      form([field('politics', [retired('2'), option('3')])]),
    ],
    [
      'in a column, whatever field outside has its key',
      form(papers('1', '2'), politics('1', '2')),
      form(papers('1'), politics('1')),
      { key: 'papers', column: 'politics', code: '2' },
      form(
        [
          {
            ...{ type: 'table', value: 'papers', label: '论文' },
            items: [field('politics', [option('1'), retired('2')])],
          },
        ],
        politics('1'),
      ),
    ],
    [
      'in a field, whatever column before has its key',
      form(papers('1', '2'), politics('1', '2')),
      form(papers('1'), politics('1')),
      { key: 'politics', code: '2' },
      form(papers('1'), [field('politics', [option('1'), retired('2')])]),
    ],
    [
      'in a field that was moved to another row',
      form([{ type: 'describe' }], politics('1', '2')),
      form(politics('1'), [{ type: 'describe' }]),
      { key: 'politics', code: '2' },
      form([field('politics', [option('1'), retired('2')])], [{ type: 'describe' }]),
    ],
    [
      'in a list of its own, where none is left',
      form(politics('1', '2')),
      form([{ value: 'politics' }]),
      { key: 'politics', code: '2' },
      form([{ value: 'politics', items: [retired('2')] }]),
    ],
    [
      'in a dictionary, below its entry',
      tree(option('1', { children: [option('11'), option('12')] })),
      tree(option('1', { children: [option('11')] })),
      { code: '12' },
      tree(option('1', { children: [option('11'), retired('12')] })),
    ],
    [
      'in a dictionary, with the entry that it stood below',
      tree(option('1'), option('2', { children: [option('21')] })),
      tree(option('1')),
      { code: '21' },
      tree(option('1'), option('2', { children: [option('21')], off: true })),
    ],
    [
      'in a dictionary, where no children are left',
      tree(option('1', { children: [option('11')] })),
      tree(option('1')),
      { code: '11' },
      tree(option('1', { children: [retired('11')] })),
    ],
  ])('%s, and taken back again', (_where, before, after, place, wanted) => {
    const edits = retireEdits({ before, after, place }) ?? []
    const edited = editText(after, edits)
    expect(JSON.parse(edited)).toEqual(JSON.parse(wanted))
    expect(JSON.parse(editText(edited, inverseOf(edits)))).toEqual(JSON.parse(after))
  })
})

describe('nothing is put back', () => {
  const before = form(politics('1', '2'))
  test.each([
    ['an option that is there', before, { key: 'politics', code: '2' }],
    ['an option that never was', form(politics('1')), { key: 'politics', code: '9' }],
    ['without its field', form([{ type: 'describe' }]), { key: 'politics', code: '2' }],
    ['into a text that is no JSON', '{', { key: 'politics', code: '2' }],
  ])('%s', (_what, after, place) => {
    expect(retireEdits({ before, after, place })).toBeUndefined()
  })
})
