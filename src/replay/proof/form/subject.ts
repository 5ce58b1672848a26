import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { Answer, Domain } from '../values/answer.ts'
import { choicesOf } from '../values/choices.ts'
import { domainOf, filling, UNASKED } from '../values/domain.ts'
import { readsCardType, validAlone } from '../values/validAlone.ts'
import type { Dependence } from './dependence.ts'
import { grouped } from './grouped.ts'
import { OwnRules } from './ownRules.ts'
import { codesOfTest, holderOf, type Relation, relationsOf } from './relations.ts'

/** The form of a proof, with what all claims about it share. */
export class Subject {
  readonly bundle: FormBundle
  readonly context: FormContext
  readonly relations: readonly Relation[]
  /** The rules besides relations. */
  readonly own: OwnRules
  /** All that rules read, by relations and of their own, also without effect. */
  readonly reads: readonly Dependence[]
  /**
   * All dependencies: what rules read, of a check on the field that shows it, and of the fields checked by card type on
   * it. Controllers that rules treat alike for every value, including hidden, are left out.
   */
  readonly dependences: readonly Dependence[]
  /** Keys of the form's checks. */
  readonly checks: readonly string[]
  /** Fields that are checked by the chosen card type. */
  readonly cardFields: readonly string[]
  /** Controllers that rules tell the values of. */
  readonly #telling: ReadonlySet<string>
  readonly #domains = new Map<string, Domain>()
  readonly #choices = new Map<string, Answer[]>()
  readonly #tests = new Map<string, readonly Relation[]>()
  readonly #cards = new Map<string, ReturnType<typeof validAlone>>()
  readonly #holds = new Map<Logic, ReturnType<typeof holderOf>>()
  readonly #from: ReadonlyMap<string, Relation[]>
  readonly #to: ReadonlyMap<string, Relation[]>

  constructor(bundle: FormBundle, context: FormContext) {
    this.bundle = bundle
    this.context = context
    this.relations = relationsOf(bundle)
    this.#from = grouped(this.relations, ({ controller }) => controller)
    this.#to = grouped(this.relations, ({ target }) => target)
    this.cardFields = bundle.order.filter(
      (key) => key !== CARD_TYPE_KEY && readsCardType(this.field(key)),
    )
    this.own = new OwnRules(bundle, context)
    this.checks = this.own.checks
    this.reads = distinct([
      ...this.relations.map(({ target, controller }) => ({ target, controller })),
      ...this.own.readings.map(({ key, decider }) => ({ target: decider.key, controller: key })),
    ])
    this.#telling = new Set(bundle.order.filter((key) => this.#makesDifference(key)))
    const cards = this.cardFields.map((target) => ({ target, controller: CARD_TYPE_KEY }))
    const asked = bundle.order.flatMap((controller) =>
      this.own.checksAt(controller).map((target) => ({ target, controller })),
    )
    this.dependences = distinct([
      ...[...this.reads, ...cards].filter(({ controller }) => this.#telling.has(controller)),
      ...asked,
    ])
  }

  /** Returns whether rules tell one value of this field, or its being hidden, from another. */
  tells(key: string): boolean {
    return this.#telling.has(key)
  }

  field(key: string): FormField {
    const field = ownValue(this.bundle.fields, key)
    if (!field) throw new Error(`The form has no field ${key}`)
    return field
  }

  /** Returns the relations of a controller. */
  relationsFrom(key: string): readonly Relation[] {
    return this.#from.get(key) ?? []
  }

  /** Returns the relations of a target. */
  relationsTo(key: string): readonly Relation[] {
    return this.#to.get(key) ?? []
  }

  /** Returns the fields with a rule, in their order. */
  targets(): string[] {
    return this.bundle.ruleOrder.filter((key) => Object.hasOwn(this.bundle.rules, key))
  }

  /** Returns whether a field shows or hides others. */
  decides(key: string): boolean {
    const targets = this.targets()
    return this.reads.some(
      ({ controller, target }) => controller === key && targets.includes(target),
    )
  }

  /**
   * Returns whether a field may have a value that these deciders tell from all listed ones. Of a computed field what it
   * is computed from answers that.
   */
  isOpen(key: string, deciders: ReadonlySet<string>): boolean {
    const field = this.field(key)
    if (this.own.isComputed(key)) return false
    if (this.domain(key).open) return true
    if (field.isHide || field.isDisable) return false
    return this.own.isInexact(key, deciders)
  }

  /** Returns the codes that a controller is compared with. */
  codesFor(key: string): string[] {
    return [...new Set(this.relationsFrom(key).flatMap(({ test }) => codesOfTest(test) ?? []))]
  }

  /** Returns the possible values of a field; cached. */
  domain(key: string): Domain {
    const cached = this.#domains.get(key)
    if (cached) return cached
    const made = domainOf(
      this.field(key),
      {
        codes: this.codesFor(key),
        points: this.own.pointsOf(key),
        seen: (value: unknown) => this.seen(key, value),
      },
      this.context,
    )
    this.#domains.set(key, made)
    return made
  }

  /** Returns one answer per equivalence class of a field's values, as rules and checks distinguish them; cached. */
  choices(key: string, alsoInvalid: boolean): readonly Answer[] {
    const name = `${Number(alsoInvalid)} ${key}`
    const made = this.#choices.get(name) ?? choicesOf(this.domain(key).answers, alsoInvalid)
    this.#choices.set(name, made)
    return made
  }

  /** True when the relation's test holds for a value of its controller; undefined stands for a hidden controller. */
  holds(relation: Relation, value: unknown): boolean {
    const cachedHolder =
      this.#holds.get(relation.test) ?? holderOf(relation, this.bundle, this.context)
    this.#holds.set(relation.test, cachedHolder)
    return cachedHolder(value)
  }

  /** Returns a key of what rules and other fields' checks distinguish in a value: equal keys have equal effects. */
  seen(key: string, value: unknown): string {
    const tests = this.#testsOf(key).map((each) => this.holds(each, value))
    const cards = key === CARD_TYPE_KEY ? this.cardFields : []
    const related = [...tests, ...cards.map((card) => this.fitsCard(card, value))].map(Number)
    return `${related.join('')} ${this.own.seen(this.field(key), value)}`.trimEnd()
  }

  /** True when a value passes the field's own checks. */
  isValid(key: string, value: unknown): boolean {
    const isValid = this.#cards.get(key) ?? validAlone(this.field(key), this.context)
    this.#cards.set(key, isValid)
    return isValid(value)
  }

  /** True when a field checked by card type has a valid value for this card type. */
  fitsCard(key: string, cardType: unknown): boolean {
    const isValid = this.#cards.get(key) ?? validAlone(this.field(key), this.context)
    this.#cards.set(key, isValid)
    return this.domain(key).answers.some(({ value }) => isValid(value, cardType))
  }

  /** Returns valid values for disabled fields without default, as a page might fill them in. */
  prefills(): FormValues {
    const fields = this.bundle.order.map((key) => this.field(key))
    const empty = fields.filter(
      ({ key, isDisable, defaultValue }) =>
        isDisable && defaultValue === undefined && !this.own.isComputed(key),
    )
    return Object.fromEntries(
      empty.flatMap((field) => {
        const found = filling(domainOf({ ...field, isDisable: false }, UNASKED, this.context))
        return found && found !== 'undecided' ? [[field.key, found.value]] : []
      }),
    )
  }

  /** Returns a controller's relations without duplicate tests. */
  #testsOf(key: string): readonly Relation[] {
    const cachedTests = this.#tests.get(key)
    if (cachedTests) return cachedTests
    const tests = [
      ...new Map(this.relationsFrom(key).map((relation) => [relation.test, relation])).values(),
    ]
    this.#tests.set(key, tests)
    return tests
  }

  #makesDifference(key: string): boolean {
    if (this.own.isComputed(key)) return true
    if (this.isOpen(key, this.own.deciders())) return true
    const { answers, open } = this.domain(key)
    const ways = new Set([this.seen(key, undefined), ...answers.map(({ seen }) => seen)])
    return open || ways.size > 1
  }
}

const distinct = (list: readonly Dependence[]): Dependence[] => [
  ...new Map(list.map((each) => [JSON.stringify([each.target, each.controller]), each])).values(),
]
