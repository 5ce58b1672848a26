import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { submittedValue } from '#adapters/formInfo/submittedValue.ts'
import type { FormField } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { TEXT_KINDS } from '#contract/textKinds.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { domainOf } from '#replay/proof/values/domain.ts'
import { fixtureTables } from '#replay/tables.ts'
import { NO_POINTS } from '#runtime/core/why/candidates/points.ts'

const tables = await fixtureTables()
const PATTERNS = (tables.dictionaries.TEXT_BOX_REG_EXP ?? []).map(({ itemCode }) => itemCode)

const fieldOf = (definition: object): FormField => {
  const raw = { type: 'textBox', value: 'f', label: '字段', ...definition } as RawField
  const { f } = convertFormInfo([raw], tables).fields
  if (!f) throw new Error('no field')
  return f
}

/** What is offered of a field that rules compare with these codes, by a relation and by `==`. */
function offered(definition: object, codes: string[] = [], texts: string[] = []) {
  const field = fieldOf(definition)
  const seen = (value: unknown) => [...codes, ...texts].map((code) => code === value).join()
  const points = { ...NO_POINTS, texts }
  const domain = domainOf(field, { codes, points, seen }, tables)
  const right = domain.answers.filter(({ value, valid }) => !isEmpty(value) && valid)
  return { field, domain, right: right.map(({ value }) => value) }
}

const LIMITS = [{}, { limitWorkNumber: true, min: 5 }, { limitWorkNumber: true, min: 2, max: 3 }]
const CODES = [[], ['01'], ['01', 'ab'], ['张三'], ['A-1 b']]

const DEFINITIONS: [name: string, definition: object][] = [
  ...PATTERNS.map((name): [string, object] => [name, { isRegExp: true, commonRegExp: name }]),
  ...[...TEXT_KINDS].flatMap((textKind): [string, object][] => [
    [`kind ${textKind}`, { textKind }],
    ...['.{3}', '\\s?01', '[^a]+', '(?:.|\\n){2,}', '[-\\d ]+'].map(
      (customRegExp): [string, object] => [
        `kind ${textKind}, ${customRegExp}`,
        { textKind, isRegExp: true, customRegExp },
      ],
    ),
  ]),
  ['several lines', { textBoxType: '02' }],
  [
    'several lines with a pattern',
    { textBoxType: '02', isRegExp: true, customRegExp: '\\s?01\\s?' },
  ],
  ['a secret', { textBoxType: '03' }],
]

describe('every text that a proof calls right is submitted as it stands', () => {
  test.each(DEFINITIONS)('%s', (_, definition) => {
    for (const limits of LIMITS)
      for (const codes of CODES)
        for (const texts of [[], codes]) {
          const { field, right } = offered({ ...definition, ...limits }, codes, texts)
          expect(right.map((value) => submittedValue(field, value))).toEqual(right)
        }
  })
})

test.each(PATTERNS)('of the pattern %s one is offered', (commonRegExp) => {
  expect(offered({ isRegExp: true, commonRegExp }).right).not.toEqual([])
})

test.each(TEXT_KINDS)(
  'of the kind %s one is offered for a pattern of blanks and digits',
  (textKind) => {
    const { right } = offered({ textKind, isRegExp: true, customRegExp: '[ \\d]+' })
    expect(right).not.toEqual([])
  },
)

describe('that a code is too short is decided, because blanks around are none of its characters', () => {
  test.each([
    ['without a pattern', {}],
    ['with a pattern', { isRegExp: true, customRegExp: '.*' }],
  ])('%s', (_, more) => {
    const { domain, right } = offered({ ...more, limitWorkNumber: true, min: 5 }, ['01'])
    expect(domain.unsure).toBe(false)
    expect(right).not.toEqual([])
    expect(right.filter((value) => String(value).includes('01'))).toEqual([])
  })
})
