import type { FormBundle } from '#contract/form.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { Seen } from '../values/combinations.ts'
import { type Domain, domainOf } from '../values/domain.ts'
import { readsCardType, validAlone } from '../values/validAlone.ts'
import type { Dependence } from './dependence.ts'
import { codesOfTest, type Relation, relationsOf } from './relations.ts'

/** A form about which something is to be proven, and what all proofs about it share. */
export interface Subject {
  bundle: FormBundle
  context: FormContext
  relations: readonly Relation[]
  /** Relations, and the card type for every field that is checked by it. */
  dependences: readonly Dependence[]
  /** Worked out once a field. */
  domain(key: string): Domain
  /** What rules see of a field's value: values seen alike are one to them. */
  seen(key: string, value: unknown): string
  /** Whether a relation's test holds for a value of its controller; a hidden one's is undefined. */
  holds(relation: Relation, value: unknown): boolean
  /** Whether a field that is checked by the card type can be given where the card type has this value. */
  fitsCard(key: string, cardType: unknown): boolean
}

export function createSubject(bundle: FormBundle, context: FormContext): Subject {
  const relations = relationsOf(bundle)
  const cardFields = bundle.order.filter((key) => key !== CARD_TYPE_KEY && isByCard(bundle, key))
  const domains = new Map<string, Domain>()
  const holds = ({ controller, test }: Relation, value: unknown): boolean =>
    truthy(evaluate(test, { [controller]: value }, context))
  const fitsCard = (key: string, cardType: unknown): boolean => {
    const field = bundle.fields[key]
    const isValid = field && validAlone(field, context)
    return domain(key).answers.some(({ value }) => isValid?.(value, cardType))
  }
  const seenOf = (key: string): Seen => {
    const own = distinctTests(relations.filter(({ controller }) => controller === key))
    const cards = key === CARD_TYPE_KEY ? cardFields : []
    return (value) =>
      [...own.map((each) => holds(each, value)), ...cards.map((card) => fitsCard(card, value))]
        .map(Number)
        .join('')
  }
  const domain = (key: string): Domain => {
    const field = bundle.fields[key]
    if (!field) throw new Error(`No field ${key}`)
    const known = domains.get(key)
    const own = relations.filter(({ controller }) => controller === key)
    const codes = [...new Set(own.flatMap(({ test }) => codesOfTest(test) ?? []))]
    const made = known ?? domainOf(field, { codes, seen: seenOf(key) }, context)
    domains.set(key, made)
    return made
  }
  return {
    bundle,
    context,
    relations,
    dependences: [
      ...relations,
      ...cardFields.map((target) => ({ target, controller: CARD_TYPE_KEY })),
    ].filter(({ controller }) => Object.hasOwn(bundle.fields, controller)),
    domain,
    seen: (key, value) => seenOf(key)(value),
    holds,
    fitsCard,
  }
}

const isByCard = ({ fields }: FormBundle, key: string): boolean => {
  const field = fields[key]
  return field !== undefined && readsCardType(field)
}

/** A controller has one test for all its targets, as a rule; what is tested once is seen once. */
const distinctTests = (relations: readonly Relation[]): Relation[] => [
  ...new Map(relations.map((relation) => [JSON.stringify(relation.test), relation])).values(),
]
