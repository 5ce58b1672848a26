import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { notationOf } from './notations.ts'
import { withAttribute } from './withAttribute.ts'

/**
 * The attributes of one definition as a form: what is filled in is written into the definition, and what changes there
 * otherwise is shown. What nobody touches keeps the notation and the place that it has.
 */
export class AttributeForm {
  readonly store: FormStore
  readonly #fields: readonly FormField[]
  /** The order of the attributes when it was opened: one that is cleared and written again gets its place back. */
  readonly #order: readonly string[]
  #definition: RawField
  /** What the form's fields have without anybody's doing. */
  #shown: FormValues

  constructor(bundle: FormBundle, definition: RawField, context: FormContext) {
    this.#fields = Object.values(bundle.fields).filter((field) => notationOf(field))
    this.#order = Object.keys(definition)
    this.#definition = definition
    const stored = this.#valuesOf(definition)
    this.store = new FormStore(bundle, { context, stored, record: stored })
    this.#shown = this.#values()
  }

  /** Returns the definition with what was filled in since the last time; the same object when nothing was. */
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

  /** Shows a definition that changed otherwise; what the form has written itself stays as it is typed. */
  show(definition: RawField): void {
    const [before, after] = [this.#definition, definition]
    if (before === after) return
    const changed = this.#fields.filter(
      ({ key }) => !isSame(ownValue(before, key), ownValue(after, key)),
    )
    this.#definition = definition
    const values = this.#valuesOf(definition)
    const news = changed.map(({ key }) => [key, ownValue(values, key) ?? null] as const)
    // Who listens to the store is told that there is nothing to write.
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

/** Without a source, a dictionary is meant where one is named. */
const implied = ({ dictionary }: RawField, key: string): unknown =>
  key === 'source' && dictionary ? '02' : undefined

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (isEmpty(one) && isEmpty(other)) ||
  JSON.stringify(one) === JSON.stringify(other)
