import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { type Domain, domainOf } from '../values/domain.ts'
import { readsCardType, validAlone } from '../values/validAlone.ts'
import type { Dependence } from './dependence.ts'
import { codesOfTest, type Relation, relationsOf } from './relations.ts'

/** A form about which something is to be proven, and what all proofs about it share. */
export class Subject {
  readonly bundle: FormBundle
  readonly context: FormContext
  readonly relations: readonly Relation[]
  /**
   * Who can make a difference to whom: relations, and the card type to every field that is checked by it. A controller
   * of which rules see the same whatever its value, hidden or not, makes none.
   */
  readonly dependences: readonly Dependence[]
  /** Fields that are checked by the card type beside them. */
  readonly #cardFields: readonly string[]
  readonly #domains = new Map<string, Domain>()
  readonly #holds = new Map<Relation, Map<unknown, boolean>>()

  constructor(bundle: FormBundle, context: FormContext) {
    this.bundle = bundle
    this.context = context
    this.relations = relationsOf(bundle)
    this.#cardFields = bundle.order.filter(
      (key) => key !== CARD_TYPE_KEY && readsCardType(this.field(key)),
    )
    const telling = new Set(bundle.order.filter((key) => this.#makesDifference(key)))
    const cards = this.#cardFields.map((target) => ({ target, controller: CARD_TYPE_KEY }))
    this.dependences = [...this.relations, ...cards].filter(({ controller }) =>
      telling.has(controller),
    )
  }

  field(key: string): FormField {
    const field = ownValue(this.bundle.fields, key)
    if (!field) throw new Error(`The form has no field ${key}`)
    return field
  }

  /** The relations a controller has. */
  relationsFrom(key: string): Relation[] {
    return this.relations.filter(({ controller }) => controller === key)
  }

  /** The codes a controller is compared with. */
  codesFor(key: string): string[] {
    return [...new Set(this.relationsFrom(key).flatMap(({ test }) => codesOfTest(test) ?? []))]
  }

  /** The values of a field; worked out once. */
  domain(key: string): Domain {
    const known = this.#domains.get(key)
    if (known) return known
    const asked = { codes: this.codesFor(key), seen: (value: unknown) => this.seen(key, value) }
    const made = domainOf(this.field(key), asked, this.context)
    this.#domains.set(key, made)
    return made
  }

  /** Whether a relation's test holds for a value of its controller; a hidden one's is undefined. */
  holds(relation: Relation, value: unknown): boolean {
    const known = this.#holds.get(relation) ?? new Map<unknown, boolean>()
    this.#holds.set(relation, known)
    const { controller, test } = relation
    const holds = known.get(value) ?? truthy(evaluate(test, { [controller]: value }, this.context))
    known.set(value, holds)
    return holds
  }

  /** What rules and checks of other fields see of a value: values that are seen alike are one to them. */
  seen(key: string, value: unknown): string {
    const tests = distinct(this.relationsFrom(key)).map((each) => this.holds(each, value))
    const cards = key === CARD_TYPE_KEY ? this.#cardFields : []
    return [...tests, ...cards.map((card) => this.fitsCard(card, value))].map(Number).join('')
  }

  /** Whether a field that is checked by the card type can be given where the card type has this value. */
  fitsCard(key: string, cardType: unknown): boolean {
    const isValid = validAlone(this.field(key), this.context)
    return this.domain(key).answers.some(({ value }) => isValid(value, cardType))
  }

  #makesDifference(key: string): boolean {
    const { answers, open } = this.domain(key)
    const ways = new Set([this.seen(key, undefined), ...answers.map(({ seen }) => seen)])
    return open || ways.size > 1
  }
}

/** A controller has one test for all its targets, as a rule. */
const distinct = (relations: readonly Relation[]): Relation[] => [
  ...new Map(relations.map((relation) => [JSON.stringify(relation.test), relation])).values(),
]
