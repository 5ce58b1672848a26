import type { FormCheck } from '#contract/page.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import type { FormContext } from './formContext.ts'
import { rootKey } from './paths.ts'
import type { Scope } from './visibility.ts'

/** The page's own rules over the values of fields that show; they run after a field's own checks. */
export class PageChecks {
  readonly #checks: readonly FormCheck[]
  readonly #readers = new Map<string, readonly string[]>()
  readonly #scope: Scope
  readonly #context: FormContext

  constructor(checks: readonly FormCheck[], scope: Scope, context: FormContext) {
    this.#checks = checks
    this.#scope = scope
    this.#context = context
    for (const { field, rule } of checks)
      for (const key of varsOf(rule).map(rootKey))
        this.#readers.set(key, [...this.readersOf(key), field])
  }

  /** Message of the first rule of this field that does not hold. */
  field(key: string): string | undefined {
    const broken = (check: FormCheck): boolean =>
      check.field === key && !truthy(evaluate(check.rule, this.#scope, this.#context))
    return this.#checks.find(broken)?.message
  }

  /** Fields whose rules read `key`. */
  readersOf(key: string): readonly string[] {
    return this.#readers.get(key) ?? []
  }
}
