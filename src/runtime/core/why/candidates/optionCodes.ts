import type { FormField } from '#contract/form.ts'
import { offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { FormContext } from '../../form/formContext.ts'

/** The codes a person can choose, those a rule names first. */
export function optionCodes(
  field: FormField,
  context: FormContext,
  first: readonly string[],
): string[] {
  const codes = offeredItems(field, context).map(({ itemCode }) => itemCode)
  return [
    ...codes.filter((code) => first.includes(code)),
    ...codes.filter((c) => !first.includes(c)),
  ]
}
