import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormField } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { CARD_TYPES, isCardNo } from '#domain/person/cardNo.ts'
import { timesOfDay } from '#domain/time/timesOfDay.ts'
import { cardTexts } from '#replay/proof/values/cards.ts'
import { combinations } from '#replay/proof/values/combinations.ts'
import { domainOf } from '#replay/proof/values/domain.ts'
import { fixtureTables } from '#replay/tables.ts'
import { NO_POINTS } from '#runtime/core/why/candidates/points.ts'

const tables = await fixtureTables()
const fieldOf = (definition: RawField): FormField => {
  const { fields } = convertFormInfo([{ value: 'f', label: '字段', ...definition }], tables)
  if (!fields.f) throw new Error('no field')
  return fields.f
}
const domain = (definition: RawField, codes: string[] = []) => {
  const seen = (value: unknown) => codes.map((code) => [value].flat(2).includes(code)).join()
  return domainOf(fieldOf(definition), { codes, points: NO_POINTS, seen }, tables)
}
const given = (definition: RawField, codes?: string[]) =>
  domain(definition, codes).answers.filter(({ value }) => !isEmpty(value))

describe('a number of every card type is right for its type', () => {
  test.each(CARD_TYPES)('%s', (type) => {
    const [number = ''] = cardTexts(fieldOf({ type: 'textBox' }), type)
    expect(isCardNo(type, number, 2026)).toBe(true)
  })
})

test.each([undefined, 10, 30, 45, 7, 0, 1.5])(
  'times at a step of %s are those of the list',
  (step) => {
    const values = given({ type: 'timeSelect', step }).map(({ value }) => value)
    expect(values).toEqual(timesOfDay(step))
  },
)

describe('every type has a value its own checks let pass', () => {
  const items = [{ itemCode: 'a', itemName: '甲', children: [{ itemCode: 'b', itemName: '乙' }] }]
  test.each<RawField>([
    {
      type: 'textBox',
      isRegExp: true,
      customRegExp: '[A-Z]{2}\\d+',
      limitWorkNumber: true,
      min: 5,
    },
    { type: 'textBox', isRegExp: true, commonRegExp: 'idCard' },
    { type: 'textBox', isRegExp: true, commonRegExp: 'cardNo', limitWorkNumber: true, min: 20 },
    { type: 'editor', limitWorkNumber: true, min: 3, max: 4 },
    { type: 'counter', limitWorkNumber: true, min: 0.2, max: 0.4 },
    { type: 'slider', min: 5, max: 6, step: 0.25 },
    { type: 'rate' },
    { type: 'switch' },
    { type: 'choice', items },
    {
      type: 'choice',
      choiceType: '02',
      items: [...items, { itemCode: 'c' }],
      limitWorkNumber: true,
      min: 2,
    },
    { type: 'cascade', items },
    { type: 'cascade', source: '03', isMultiple: true, limitWorkNumber: true, min: 3 },
    { type: 'orgLinkage' },
    { type: 'subOrg' },
    { type: 'dateTime', fmt: 'yyyy-MM' },
    { type: 'dateTime', isTimeSlot: true },
    { type: 'timePicker', fmt: 'HH:mm:ss' },
    { type: 'timePickerRange' },
    { type: 'sign' },
    { type: 'upload', fileType: 'pdf' },
    { type: 'photo' },
    {
      type: 'table',
      limitWorkNumber: true,
      min: 2,
      items: [{ type: 'counter', value: 'n', required: true }],
    },
  ])('%o', (definition) => {
    expect(given({ required: true, ...definition }).some(({ valid }) => valid)).toBe(true)
  })
})

test.each<[RawField, string[], unknown[]]>([
  [{ type: 'counter' }, ['03', '3', '1e3', '2.50'], [3]],
  [{ type: 'dateTime' }, ['2026-02-30', '2026-02-28', '26-1-1'], ['2026-02-28']],
  [{ type: 'switch' }, ['1', 'true'], [true]],
  [{ type: 'slider', min: 0, max: 10, step: 5 }, ['5', '6'], [5]],
  [{ type: 'rate' }, ['0', '5', '6'], [5]],
])('of %o, the codes %o can be met by no more than %o', (definition, codes, values) => {
  const met = given(definition, codes).filter(({ value }) => codes.includes(String(value)))
  expect(met.map(({ value }) => value)).toEqual(values)
})

test('a radio button or switch with a default is never empty, what can be cleared is', () => {
  const items = [{ itemCode: 'a' }]
  const canBeEmpty = (definition: RawField) =>
    domain(definition).answers.some(({ value }) => isEmpty(value))
  expect(canBeEmpty({ type: 'choice', choiceType: '01', items, defaultValue: 'a' })).toBe(false)
  expect(canBeEmpty({ type: 'switch', defaultValue: true })).toBe(false)
  expect(canBeEmpty({ type: 'choice', choiceType: '03', items, defaultValue: 'a' })).toBe(true)
  expect(canBeEmpty({ type: 'choice', choiceType: '01', items })).toBe(true)
})

test('combinations reach every way a list can be seen at every length', () => {
  const codes = fc.uniqueArray(fc.constantFrom(...'abcdef'), { minLength: 1 })
  const listed = fc.subarray([...'abcdef'])
  fc.assert(
    fc.property(
      codes,
      listed,
      listed,
      fc.integer({ min: 1, max: 4 }),
      (all, first, second, longest) => {
        const seen = (value: unknown) =>
          [first, second]
            .map((list) => list.some((code) => (value as string[]).includes(code)))
            .join()
        const places = (lists: string[][]) =>
          [...new Set(lists.map((list) => `${list.length} ${seen(list)}`))].sort()
        const subsets = all.reduce<string[][]>(
          (lists, code) => lists.flatMap((list) => [list, [...list, code]]),
          [[]],
        )
        const expected = subsets.filter(({ length }) => length > 0 && length <= longest)
        const found = combinations(
          all.map((code) => [code]),
          seen,
          longest,
        ).lists as string[][]
        expect(places(found)).toEqual(places(expected))
      },
    ),
  )
})
