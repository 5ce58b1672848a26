import { customizeValidator } from '@rjsf/validator-ajv8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSubmission } from '#adapters/formInfo/toSubmission.ts'
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

const leaf = fc
  .constantFrom(...Object.keys(attributes))
  .chain((type) =>
    fc
      .record({ required: fc.boolean(), more: attributes[type] ?? nothing })
      .map(({ required, more }) => ({ type, label: '项目', required, ...more })),
  )

const table = fc
  .record({
    required: fc.boolean(),
    columns: fc.tuple(leaf, leaf),
    bounds: limit,
    numLimit: fc.nat(3),
  })
  .map(({ required, columns: [a, b], bounds, numLimit }) => ({
    type: 'table',
    label: '表格',
    required,
    items: [
      { ...a, value: 'a' },
      { ...b, value: 'b' },
    ],
    isNumLimit: numLimit > 0,
    numLimit,
    ...bounds,
  }))

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
const rows = fc.array(fc.record({ a: simple, b: simple }, { requiredKeys: [] }), { maxLength: 4 })

function agree(definition: object, value: unknown): void {
  const form = formOf({ ...definition, value: 'f' })
  const values = { f: value }
  const { errors } = reference.validateFormData(
    toSubmission(form, values, new Set()).value,
    form.schema,
  )
  expect(Object.keys(errorsOf(form, values)).length === 0).toBe(errors.length === 0)
}

test('a field is valid exactly when rjsf’s own validator finds it so', () => {
  fc.assert(fc.property(leaf, simple, agree), { numRuns: 1_500 })
}, 60_000)

test('a table is, too, with all its cells', () => {
  fc.assert(fc.property(table, rows, agree), { numRuns: 300 })
}, 60_000)
