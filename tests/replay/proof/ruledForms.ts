import fc from 'fast-check'
import type { RawField } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { amountOf, ruleOver } from '../../support/formRules.ts'
import { formsOf } from './smallForms.ts'

/** A form with rules of its fields' own, and checks over several fields. */
export interface RuledForm {
  fields: RawField[]
  checks: { rule: Logic; message: string; at: string }[]
}

/** As a document that is converted. */
export const definitionOf = ({ fields, checks }: RuledForm): unknown =>
  checks.length > 0 ? { formInfo: fields, checks } : fields

/** Fields that relations do not need: days, and a table with a column to add up. */
const MORE: RawField[] = [
  { type: 'dateTime', fmt: 'yyyy-MM-dd' },
  { type: 'dateTime', fmt: 'yyyy-MM' },
  {
    type: 'table',
    items: [{ type: 'counter', value: 'n', label: '数' }] as never,
    isNumLimit: true,
    numLimit: 3,
  },
]

const sometimes = <T>(value: fc.Arbitrary<T>, weight = 4) =>
  fc.oneof({ weight, arbitrary: value }, { weight: 6, arbitrary: fc.constant(undefined) })

/** Forms of so many fields with every kind of rule. */
export const ruledForms = (minLength: number, maxLength: number): fc.Arbitrary<RuledForm> =>
  fc
    .tuple(formsOf(minLength, maxLength), sometimes(fc.constantFrom(...MORE), 6))
    .chain(([plain, more]) => {
      const last = plain.length
      const given = more ? [...plain, { ...more, value: `f${last}`, label: `字段${last}` }] : plain
      const keys = given.map(({ value }) => String(value))
      return fc.record({
        fields: fc
          .tuple(fc.boolean(), fc.tuple(...keys.map((_, at) => ownRules(keys.slice(0, at)))))
          .map(([isRelated, rules]) =>
            given.map((field, at) => ({
              ...(isRelated ? field : withoutRelations(field)),
              ...definedOnly(rules[at] ?? {}),
            })),
          ),
        checks: fc.array(checkOver(keys), { maxLength: 2 }),
      })
    })

/** Over the fields before it, so that few read each other in a circle. */
const ownRules = (before: readonly string[]): fc.Arbitrary<object> =>
  before.length === 0
    ? fc.constant({})
    : fc.record({
        showWhen: sometimes(ruleOver(before)),
        compute: sometimes(fc.oneof(amountOf(before), ruleOver(before))),
      })

const checkOver = (keys: readonly string[]) =>
  fc.record({
    rule: ruleOver(keys),
    at: fc.constantFrom(...keys),
    message: fc.constant('几项合起来不对'),
  })

const withoutRelations = ({ isRelation: _, relations: __, ...field }: RawField): RawField => field

const definedOnly = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
