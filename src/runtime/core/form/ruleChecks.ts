import type { FormBundle } from '#contract/form.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { OPERATOR_TABLE } from '#domain/logic/operators/operatorRegistry.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { pathsOf } from '../value/pathsOf.ts'
import { resolve } from '../value/resolve.ts'
import type { CallQuestion, FormContext, FormStoreOptions } from './formContext.ts'
import type { Visibility } from './visibility.ts'

/** Returns the checks over several fields, those of the definition before those of the page. */
export const checksOf = (
  { checks = [] }: Pick<FormBundle, 'checks'>,
  { checks: ofPage = [] }: Pick<FormStoreOptions, 'checks'>,
): readonly FormCheck[] => [...checks, ...ofPage]

/** Checks over several visible fields; they run after a field's own checks. */
export class RuleChecks {
  readonly #checks: readonly FormCheck[]
  readonly #readers = new Map<string, readonly string[]>()
  readonly #fields: FormBundle['fields']
  readonly #visibility: Pick<Visibility, 'scope' | 'submitted'>
  readonly #context: FormContext

  constructor(
    checks: readonly FormCheck[],
    { fields }: Pick<FormBundle, 'fields'>,
    visibility: Pick<Visibility, 'scope' | 'submitted'>,
    context: FormContext,
  ) {
    this.#checks = checks
    this.#fields = fields
    this.#visibility = visibility
    this.#context = context
    for (const { field, rule, params } of checks)
      for (const key of [...varsOf(rule ?? null), ...pathsOf(params)].map((path) =>
        keyRead(path, fields),
      ))
        this.#readers.set(key, [...this.readersOf(key), field])
  }

  /** Returns the message of this field's first failing rule. */
  field(key: string): string | undefined {
    const broken = (check: FormCheck): boolean =>
      check.field === key &&
      check.rule !== undefined &&
      !formRuleHolds(check.rule, this.#visibility.scope, this.#context)
    return this.#checks.find(broken)?.message
  }

  /** Returns the question for the server about this field, once all values it reads are present. */
  question(key: string): CallQuestion | undefined {
    const check = this.#checks.find((one) => one.field === key && one.call !== undefined)
    const field = ownValue(this.#fields, key)
    if (!field || check?.call === undefined || isEmpty(ownValue(this.#visibility.scope, key)))
      return undefined
    const params = resolve(
      check.params ?? {},
      this.#visibility.submitted(),
      this.#context,
      OPERATOR_TABLE,
    ) as Record<string, unknown>
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
