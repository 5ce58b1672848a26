import { customizeValidator } from '@rjsf/validator-ajv8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_TYPE_OFFERS } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import { toSubmission } from '#adapters/formInfo/toSubmission.ts'
import { offersAll } from '#domain/validators/offered/offers.ts'
import { errorsOf, formOf } from './form.ts'

/** Expressions are read without the `u` flag everywhere in the product. */
const reference = customizeValidator({ ajvOptionsOverrides: { unicodeRegExp: false } })

const range = fc
  .tuple(fc.nat(5), fc.nat(5))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
const limit = fc.oneof(
  fc.constant({}),
  range.map((bounds) => ({ limitWorkNumber: true, ...bounds })),
)
const pattern = fc.constantFrom(
  {},
  { isRegExp: true, customRegExp: '[a-z]+\\d?' },
  { isRegExp: true, customRegExp: '/^\\S{2,3}|𬭎.*$/' },
  { isRegExp: true, commonRegExp: 'email' },
)
const nothing = fc.constant({})

/** The attributes a schema can express, by type. What it cannot (cards, repeats, extensions) has tests of its own. */
const attributes: Record<string, fc.Arbitrary<object>> = {
  textBox: fc.tuple(limit, pattern).map(([a, b]) => ({ ...a, ...b })),
  editor: nothing,
  counter: limit,
  slider: limit,
  rate: limit,
  switch: nothing,
  choice: fc
    .tuple(fc.constantFrom('01', '02', '03', '04'), fc.boolean(), limit)
    .map(([choiceType, isMultiple, bounds]) => ({ choiceType, isMultiple, ...bounds })),
  subOrg: nothing,
  orgLinkage: nothing,
  cascade: fc.tuple(fc.boolean(), limit).map(([isMultiple, bounds]) => ({ isMultiple, ...bounds })),
  dateTime: fc.boolean().map((isTimeSlot) => ({ isTimeSlot })),
  timeSelect: nothing,
  timePicker: nothing,
  timePickerRange: nothing,
  upload: fc.integer({ min: 1, max: 3 }).map((count) => ({ limit: count })),
  photo: nothing,
  sign: nothing,
}

const texts = [
  '',
  ' ',
  'a',
  'ab1',
  '字',
  '𬭎😀',
  '𬭎',
  'abcdef',
  '2024-01-01',
  '08:30',
  'x@y.cn',
  '<p> </p>',
]
const text = fc.constantFrom(...texts)
const file = fc.constantFrom(
  { name: 'a.jpg', url: '/a.jpg' },
  { name: 'b.PNG', url: '/b' },
  { name: 'c.jpg' },
)
const simple = fc.oneof(
  text,
  fc.integer({ min: -2, max: 7 }),
  fc.constantFrom(0.5, true, false, null, undefined, {}),
  fc.array(text, { maxLength: 6 }),
  fc.array(fc.array(text, { maxLength: 2 }), { maxLength: 3 }),
  fc.array(file, { maxLength: 4 }),
  fc.record({ id: text, orgName: text }, { requiredKeys: [] }),
  fc.record({ areaCode: fc.array(text, { maxLength: 2 }), orgName: text }),
  fc.constant(['2024-01-01', '2024-02-29']),
  fc.constant(['08:30', '17:00']),
)
/** Values a type is for; a generated value is one of these or any. */
const period = fc.constantFrom(['2024-01-01', '2024-02-29'], ['08:30', '17:00'], ['08:30', ''])
const codes = fc.array(text, { maxLength: 6 })
const number = fc.integer({ min: -1, max: 6 })
const fitting: Record<string, fc.Arbitrary<unknown>> = {
  counter: number,
  slider: number,
  rate: number,
  switch: fc.boolean(),
  choice: fc.oneof(text, codes),
  cascade: fc.oneof(codes, fc.array(codes, { maxLength: 6 })),
  subOrg: fc.record({ id: text, orgName: text }),
  orgLinkage: fc.record({ areaCode: codes, orgName: text }),
  dateTime: fc.oneof(text, period),
  timePickerRange: period,
  upload: fc.array(file, { maxLength: 4 }),
  photo: fc.array(file, { maxLength: 2 }),
}

/** A definition without its key, and a value for it. */
const leaf = fc.constantFrom(...Object.keys(attributes)).chain((type) =>
  fc
    .record({
      required: fc.boolean(),
      more: attributes[type] ?? nothing,
      value: fc.oneof({ weight: 3, arbitrary: fitting[type] ?? text }, simple),
    })
    .map(({ required, more, value }) => ({
      definition: { type, label: '项目', required, ...more },
      value,
    })),
)

/** A table of two columns, and up to four rows made of values for them. */
const table = fc
  .record({
    a: fc.array(leaf, { minLength: 1, maxLength: 4 }),
    b: leaf,
    required: fc.boolean(),
    bounds: limit,
    numLimit: fc.nat(3),
  })
  .map(({ a, b, required, bounds, numLimit }) => ({
    definition: {
      type: 'table',
      label: '表格',
      required,
      items: [
        { ...a[0]?.definition, value: 'a' },
        { ...b.definition, value: 'b' },
      ],
      isNumLimit: numLimit > 0,
      numLimit,
      ...bounds,
    },
    value: a
      .slice(1)
      .map(({ value }) => ({ a: value, b: b.value }))
      .concat({ a: a[0]?.value, b: b.value }),
  }))

const OFFERS_ALL = Object.fromEntries(
  Object.keys(FIELD_TYPE_OFFERS).map((type) => [type, offersAll]),
) as typeof FIELD_TYPE_OFFERS

/** What is offered is no matter of a schema: every value counts as offered. */
function agree({ definition, value }: { definition: object; value: unknown }): void {
  const form = formOf({ ...definition, value: 'f' })
  const values = { f: value }
  const { errors } = reference.validateFormData(
    toSubmission(form, values, new Set()).value,
    form.schema,
  )
  expect(Object.keys(errorsOf(form, values, undefined, OFFERS_ALL)).length === 0).toBe(
    errors.length === 0,
  )
}

test('a field is valid exactly when rjsf’s own validator finds it so', () => {
  fc.assert(fc.property(leaf, agree), { numRuns: 1_500 })
})

test('a table is, too, with all its cells', () => {
  fc.assert(fc.property(table, agree), { numRuns: 300 })
})
