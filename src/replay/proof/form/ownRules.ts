import type { FormBundle, FormField } from '#contract/form.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { NO_POINTS, type Points, pointsOf } from '#runtime/core/why/candidates/points.ts'
import { checkKey, type Decider, decidersOf, rulesAbout } from './deciders.ts'
import { entryTests } from './entryTests.ts'
import { grouped } from './grouped.ts'

/** A reading of a field's value, in the rule of a decider. */
export interface ReadAt {
  key: string
  decider: Decider
  /** Its place among the decider's readings. */
  index: number
}

/** The rules of a form besides its relations: of fields' own, of computed fields and of checks. */
export class OwnRules {
  /** Keys of the form's checks. */
  readonly checks: readonly string[]
  readonly readings: readonly ReadAt[]
  readonly #bundle: FormBundle
  readonly #context: FormContext
  readonly #deciders: ReadonlyMap<string, Decider>
  readonly #readingsOf: ReadonlyMap<string, ReadAt[]>
  readonly #about: ReturnType<typeof rulesAbout>
  readonly #points = new Map<string, Points>()
  readonly #entryTests = new Map<string, ReturnType<typeof entryTests>>()

  constructor(bundle: FormBundle, context: FormContext) {
    this.#bundle = bundle
    this.#context = context
    this.#deciders = decidersOf(bundle, context)
    this.#about = rulesAbout(bundle)
    this.checks = (bundle.checks ?? []).map((_, index) => checkKey(index))
    this.readings = [...this.#deciders.values()].flatMap((decider) =>
      decider.readings.map(({ key }, index) => ({ key, decider, index })),
    )
    this.#readingsOf = grouped(this.readings, ({ key }) => key)
  }

  /** Returns what decides a field by its own rule or computes it, or decides a check. */
  decider(key: string): Decider | undefined {
    return this.#deciders.get(key)
  }

  deciders(): ReadonlySet<string> {
    return new Set(this.#deciders.keys())
  }

  isComputed(key: string): boolean {
    return this.#deciders.get(key)?.computes !== undefined
  }

  /** Returns the readings of a field's value. */
  readingsOf(key: string): readonly ReadAt[] {
    return this.#readingsOf.get(key) ?? []
  }

  /** Returns whether a value that is not listed may differ for these deciders from all that are. */
  isInexact(key: string, deciders: ReadonlySet<string>): boolean {
    return this.readingsOf(key).some(
      ({ decider, index }) => deciders.has(decider.key) && decider.readings[index]?.exact !== true,
    )
  }

  /** Returns the checks that a field shows. */
  checksAt(key: string): string[] {
    return this.checks.filter((_, index) => this.#bundle.checks?.[index]?.field === key)
  }

  /** Returns the values of a field at which rules may change; cached. */
  pointsOf(key: string): Points {
    const rules = this.#about.get(key)
    const points = this.#points.get(key) ?? (rules ? pointsOf(rules, this.#context) : NO_POINTS)
    this.#points.set(key, points)
    return points
  }

  /** Returns a key of what these rules distinguish in a value; empty for a field that they do not read. */
  seen(field: FormField, value: unknown): string {
    const read = this.readingsOf(field.key).map(({ decider, index }) =>
      decider.readings[index]?.numberOf(value),
    )
    if (read.length === 0) return ''
    return [...read, ...this.#entryTestsOf(field).map((test) => test(value))].join(' ')
  }

  /** Returns what distinguishes lists, where readings combine several tests of their entries. */
  #entryTestsOf(field: FormField): ReturnType<typeof entryTests> {
    const made =
      this.#entryTests.get(field.key) ??
      entryTests(field, this.#about.get(field.key) ?? [], this.#context)
    this.#entryTests.set(field.key, made)
    return made
  }
}
