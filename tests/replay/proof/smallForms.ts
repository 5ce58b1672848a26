import fc from 'fast-check'
import type { RawField } from '#contract/formInfo.ts'

const items = [
  { itemCode: '01', itemName: '甲' },
  { itemCode: '02', itemName: '乙' },
]

const KINDS: RawField[] = [
  { type: 'choice', choiceType: '01', items },
  { type: 'choice', choiceType: '02', items },
  { type: 'choice', choiceType: '03', items },
  { type: 'switch' },
  { type: 'textBox' },
  { type: 'counter' },
]

const CODES = ['01', '02', '03', 'true', 'false', '1', '2', '10', 'x']
const DEFAULTS: Record<string, unknown[]> = {
  choice: ['01', '02', '03'],
  switch: [true, false],
  textBox: ['01', 'x', 'xxxxx'],
  counter: [1, 3, 10],
}

/** Now and then, and else not there at all. */
const sometimes = <T>(value: fc.Arbitrary<T>, weight = 3) =>
  fc.oneof({ weight, arbitrary: value }, { weight: 10, arbitrary: fc.constant(undefined) })

const limit = fc.constantFrom(
  { limitWorkNumber: true, min: 2, max: 4 },
  { limitWorkNumber: true, min: 3 },
  { limitWorkNumber: true, max: 2 },
)

const CONDITION = {
  condition: fc.constantFrom('1', '2', '3'),
  conditionText: fc.subarray(CODES, { minLength: 1, maxLength: 2 }).map((codes) => codes.join()),
}

/** Every field but the controller itself. */
const targets = (index: number, count: number) =>
  fc.subarray(Array.from({ length: count }, (_, at) => `f${at}`).filter((_, at) => at !== index))

const relation = (index: number, count: number) =>
  fc.record({ ...CONDITION, fields: targets(index, count) })

const definition = (kind: RawField, index: number, count: number): fc.Arbitrary<RawField> =>
  fc
    .record({
      required: sometimes(fc.constant(true), 8),
      isHide: sometimes(fc.constant(true), 1),
      isDisable: sometimes(fc.constant(true), 2),
      defaultValue: sometimes(fc.constantFrom(...(DEFAULTS[String(kind.type)] ?? []))),
      limit: sometimes(limit),
      isRelation: fc.boolean(),
      ...CONDITION,
      fields: targets(index, count),
      relations: sometimes(fc.array(relation(index, count), { minLength: 1, maxLength: 2 })),
    })
    .map(({ limit, ...rest }) => {
      const given = Object.entries({ ...rest, ...limit }).filter(([, value]) => value !== undefined)
      return { ...kind, value: `f${index}`, label: `字段${index}`, ...Object.fromEntries(given) }
    })

/** Forms of so many fields that show and hide each other, with defaults, limits, disabled and hidden ones among them. */
export const formsOf = (minLength: number, maxLength: number): fc.Arbitrary<RawField[]> =>
  fc
    .array(fc.constantFrom(...KINDS), { minLength, maxLength })
    .chain((kinds) =>
      fc.tuple(...kinds.map((kind, index) => definition(kind, index, kinds.length))),
    )

/** Forms small enough for every answer to be tried. */
export const smallForm = formsOf(2, 4)
