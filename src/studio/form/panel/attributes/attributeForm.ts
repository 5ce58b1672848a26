import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { withAttribute } from '#formDocument/rows/withAttribute.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { notationOf } from './notations.ts'

/**
 * The attributes of one definition as a form: input is written into the definition, and other changes of the definition
 * are shown. Untouched attributes keep their notation and their order.
 */
export class AttributeForm {
  readonly store: FormStore
  readonly #fields: readonly FormField[]
  /** Order of the attributes on opening: an attribute that is cleared and filled in again returns to its position. */
  readonly #order: readonly string[]
  #definition: RawField
  /** Values of the form's fields before any input. */
  #shown: FormValues

  constructor(bundle: FormBundle, definition: RawField, context: FormContext) {
    this.#fields = Object.values(bundle.fields).filter((field) => notationOf(field))
    this.#order = Object.keys(definition)
    this.#definition = definition
    const stored = this.#valuesOf(definition)
    this.store = new FormStore(bundle, { context, stored, record: stored })
    this.#shown = this.#values()
  }

  /** Returns the definition with the input since the last call; the same object when there was none. */
  filledIn(): RawField {
    const values = this.#values()
    for (const field of this.#fields) {
      const filled = ownValue(values, field.key)
      if (isSame(filled, ownValue(this.#shown, field.key))) continue
      const was = ownValue(this.#definition, field.key)
      const next = isEmpty(filled) ? undefined : notationOf(field)?.write(filled, was, field)
      this.#definition = withAttribute(this.#definition, field.key, next, this.#order)
    }
    this.#shown = values
    return this.#definition
  }

  /** Shows a definition that was changed elsewhere; values written by the form itself stay as typed. */
  show(definition: RawField): void {
    const [before, after] = [this.#definition, definition]
    if (before === after) return
    const changed = this.#fields.filter(
      ({ key }) => !isSame(ownValue(before, key), ownValue(after, key)),
    )
    this.#definition = definition
    const values = this.#valuesOf(definition)
    const news = changed.map(({ key }) => [key, ownValue(values, key) ?? null] as const)
    // Listeners of the store are notified, and find nothing to write.
    this.#shown = { ...this.#shown, ...Object.fromEntries(news) }
    this.store.fill(Object.fromEntries(news))
  }

  #values(): FormValues {
    return Object.fromEntries(this.#fields.map(({ key }) => [key, this.store.get(key)]))
  }

  #valuesOf(definition: RawField): FormValues {
    const shown = this.#fields.map((field) => {
      const written = ownValue(definition, field.key) ?? implied(definition, field.key)
      return [field.key, notationOf(field)?.show(written, field)] as const
    })
    return Object.fromEntries(shown.filter(([, value]) => value !== undefined))
  }
}

/** Returns the implied value of an absent attribute: a named dictionary implies the source `02`. */
const implied = ({ dictionary }: RawField, key: string): unknown =>
  key === 'source' && dictionary ? '02' : undefined

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (isEmpty(one) && isEmpty(other)) ||
  JSON.stringify(one) === JSON.stringify(other)
