import type { FormPath } from '#runtime/core/form/paths.ts'

export interface FieldIds {
  input: string
  label: string
  help: string
  error: string
}

/** Returns the DOM ids of a field's parts; unique because the form's id is. */
export const fieldIds = (formId: string, path: FormPath): FieldIds => ({
  input: `${formId}-${path}`,
  label: `${formId}-${path}-label`,
  help: `${formId}-${path}-help`,
  error: `${formId}-${path}-error`,
})
