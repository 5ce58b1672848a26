import type { ErrorSchema, RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import type { FormValues } from '#contract/form.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'

/**
 * rjsf's validator, answered by the store: visible fields only, our messages, no compilation. The store is a private
 * member, because rjsf compares props by walking them.
 */
export class StoreValidator implements ValidatorType<FormValues, RJSFSchema> {
  readonly #store: FormStore

  constructor(store: FormStore) {
    this.#store = store
  }

  /** Always true: the schemas have no alternatives to choose from. */
  isValid(): boolean {
    return true
  }

  validateFormData(_values: FormValues | undefined, schema: RJSFSchema) {
    const errors = this.#errorsOf(schema)
    const errorSchema = Object.fromEntries(
      errors.map(({ property, message }) => [property ?? '', { __errors: [message ?? ''] }]),
    ) as ErrorSchema<FormValues>
    return { errors, errorSchema }
  }

  rawValidation<Result>(schema: RJSFSchema) {
    return { errors: this.#errorsOf(schema) as Result[] }
  }

  #errorsOf(schema: RJSFSchema): RJSFValidationError[] {
    return Object.keys(schema.properties ?? {}).flatMap((key) => {
      const message = this.#store.error(key)
      return message === undefined ? [] : [{ property: key, message, stack: message }]
    })
  }
}
