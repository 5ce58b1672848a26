import type { FormField } from '#contract/form.ts'
import { offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { FormContext } from '../../form/formContext.ts'

/** Returns the codes that can be chosen, those in rules first. */
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
