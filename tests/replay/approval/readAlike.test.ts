import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_ATTRIBUTES, FIELD_TYPES, type RawField } from '#contract/formInfo.ts'
import { readAlike } from '#replay/approval/diff/toldApart.ts'
import { sentence } from '#replay/report/sentence.ts'
import { changesOf } from './support/changesOf.ts'

const options = (...codes: string[]) =>
  codes.map((code) => ({ itemCode: code, itemName: code === '01' ? '是' : `选项${code}` }))

/** Few values, among them those that read alike: numbers as text, one code and a list of it, blanks, equal names. */
const VALUES: readonly unknown[] = [
  true,
  false,
  1,
  '1',
  '01',
  ['01'],
  ['01', '02'],
  '01、02',
  '01,02',
  '甲',
  '甲 ',
  ' 甲',
  '甲\u200b',
  'e\u0301',
  '\u00e9',
  'pdf',
  'PDF,jpg',
  '02',
  '03',
  'a',
  'a,b',
  50,
  '50%',
  'yyyy-MM',
  '是',
  '单行文本',
  '',
  null,
  { name: '甲', url: '/a' },
  [{ name: '甲', url: '/a' }],
  [{ name: '甲', url: '/a', id: 1 }],
  '^\\d+$',
  options('01', '02'),
  options('02', '01'),
  options('01', '01'),
  [{ type: 'textBox', value: 'x', label: '甲' }],
]

const attribute = fc.constantFrom(...FIELD_ATTRIBUTES.filter((name) => name !== 'value'))
const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ maxLength: 3 }), fc.integer())

const field = (key: string): fc.Arbitrary<RawField> =>
  fc
    .record({
      type: fc.constantFrom(...FIELD_TYPES),
      label: fc.constantFrom('甲', '甲', '乙', ''),
      rest: fc.array(fc.tuple(attribute, value), { maxLength: 8 }),
      isRelation: fc.boolean(),
      fields: fc.subarray(['a', 'b', 'c']).map(String),
    })
    .map(({ rest, ...own }) => ({
      items: options('01', '02', '03'),
      condition: '1',
      conditionText: '01',
      ...own,
      ...Object.fromEntries(rest),
      value: key,
    }))

const form = fc.tuple(field('a'), field('b'), field('c'))

interface Edited {
  before: unknown
  after: unknown
}

/** One attribute of one field is another. */
const oneAttribute: fc.Arbitrary<Edited> = fc
  .tuple(form, fc.nat({ max: 2 }), attribute, value)
  .map(([fields, at, name, changed]) => ({
    before: fields.map((each) => [each]),
    after: fields.map((each, index) => [index === at ? { ...each, [name]: changed } : each]),
  }))

/** The fields stand in other rows, and one of them is perhaps another or gone. */
const otherPlaces: fc.Arbitrary<Edited> = fc
  .tuple(
    fc.array(fc.constantFrom('甲', '乙'), { minLength: 3, maxLength: 6 }),
    fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 }),
    fc.array(fc.nat({ max: 9 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([labels, kinds, order]) => {
    const rows = labels.map((label, at) => [
      { type: kinds[at] === 2 ? 'page' : 'textBox', value: `k${at}`, label },
    ])
    const kept = rows.filter((_, at) => order[at] !== 0)
    const moved = kept.toSorted(
      ([a], [b]) => (order[Number(a?.value[1])] ?? 0) - (order[Number(b?.value[1])] ?? 0),
    )
    const joined = order[0] === 1 ? [moved.slice(0, 2).flat(), ...moved.slice(2)] : moved
    return { before: rows, after: joined }
  })

test.each([
  ['one attribute that changed', oneAttribute],
  ['fields that moved', otherPlaces],
])('no change has two sides that read alike: %s', (_, edits) => {
  fc.assert(
    fc.property(edits, ({ before, after }) => {
      const alike = changesOf({ formInfo: before }, { formInfo: after }).filter(
        ({ was, now }) => was !== '' && readAlike(was, now),
      )
      expect(alike.map(sentence)).toEqual([])
    }),
    { numRuns: 250 },
  )
})
