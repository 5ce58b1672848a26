import type { FormBundle } from '#contract/form.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { pathsOf } from '../value/pathsOf.ts'
import { resolve } from '../value/resolve.ts'
import type { CallQuestion, FormContext } from './formContext.ts'
import { rootKey } from './paths.ts'
import type { Scope } from './visibility.ts'

/** Rules of the page over the values of visible fields; they run after a field's own checks. */
export class PageChecks {
  readonly #checks: readonly FormCheck[]
  readonly #readers = new Map<string, readonly string[]>()
  readonly #fields: FormBundle['fields']
  readonly #scope: Scope
  readonly #context: FormContext

  constructor(
    checks: readonly FormCheck[],
    { fields }: Pick<FormBundle, 'fields'>,
    scope: Scope,
    context: FormContext,
  ) {
    this.#checks = checks
    this.#fields = fields
    this.#scope = scope
    this.#context = context
    for (const { field, rule, params } of checks)
      for (const key of [...varsOf(rule ?? null), ...pathsOf(params)].map(rootKey))
        this.#readers.set(key, [...this.readersOf(key), field])
  }

  /** Returns the message of this field's first failing rule. */
  field(key: string): string | undefined {
    const broken = (check: FormCheck): boolean =>
      check.field === key &&
      check.rule !== undefined &&
      !truthy(evaluate(check.rule, this.#scope, this.#context))
    return this.#checks.find(broken)?.message
  }

  /** Returns the question for the server about this field, once all values it reads are present. */
  question(key: string): CallQuestion | undefined {
    const check = this.#checks.find((one) => one.field === key && one.call !== undefined)
    const field = ownValue(this.#fields, key)
    if (!field || check?.call === undefined || isEmpty(ownValue(this.#scope, key))) return undefined
    const params = resolve(check.params ?? {}, this.#scope, this.#context) as Record<
      string,
      unknown
    >
    if (Object.values(params).some(isEmpty)) return undefined
    return { kind: 'call', field, call: check.call, params, message: check.message }
  }

  /** Returns the fields with questions for the server. */
  asking(): string[] {
    return this.#checks.flatMap(({ field, call }) => (call === undefined ? [] : [field]))
  }

  /** Returns the fields whose rules read `key`. */
  readersOf(key: string): readonly string[] {
    return this.#readers.get(key) ?? []
  }
}
