import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { FormStore } from '../formStore.ts'
import type { FormPath } from '../paths.ts'
import type { FormErrors } from '../shownErrors.ts'
import { changesBetween } from './changesBetween.ts'
import { keptValues } from './keptValues.ts'

/** A form whose definition changes while it is filled in: values, shown messages and listeners stay. */
export class StagedStore extends FormStore {
  readonly #touched = new Set<FormPath>()
  #isSubmitted = false

  override set(path: FormPath, value: unknown): void {
    this.#touched.add(path)
    super.set(path, value)
  }

  override touch(path: FormPath): void {
    this.#touched.add(path)
    super.touch(path)
  }

  override validate(): FormErrors {
    this.#isSubmitted = true
    return super.validate()
  }

  /**
   * Continues with another definition. Fields and sections that are the same objects (`shareBundle`) count as
   * unchanged; listeners are notified of all others, and of consequences of the change.
   */
  define(bundle: FormBundle): void {
    const next = this.#reopened(bundle)
    this.become(next, changesBetween(this, next))
  }

  #reopened(bundle: FormBundle): FormStore {
    const current = keptValues(this, bundle)
    const next = new FormStore(bundle, { ...this.options, current })
    for (const key of bundle.order) if (isMisfit(this, next, key)) next.fill({ [key]: undefined })
    for (const path of [...this.#touched, ...Object.keys(this.errors())]) next.touch(path)
    if (this.#isSubmitted) next.validate()
    return next
  }
}

/** True for a value that a field of another type cannot hold. */
function isMisfit(before: FormStore, next: FormStore, key: string): boolean {
  const was = ownValue(before.bundle.fields, key)
  if (!was || was.type === ownValue(next.bundle.fields, key)?.type) return false
  const check = next.placeErrors(key).failure?.check
  return check === 'type' || check === 'offered'
}
