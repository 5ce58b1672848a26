import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { FormContext } from '../../formContext.ts'

/** The items a field offers, when they are a list or a tree at hand; areas are looked up by code instead. */
export function optionItems(
  { options }: FormField,
  { dictionaries }: FormContext,
): readonly Item[] {
  if (options?.kind === 'items') return options.items
  if (options?.kind !== 'dictionary' || !Object.hasOwn(dictionaries, options.name)) return []
  return ownValue(dictionaries, options.name) ?? []
}

/** The codes a person can choose, those a rule names first. */
export function optionCodes(
  field: FormField,
  context: FormContext,
  first: readonly string[],
): string[] {
  const codes = optionItems(field, context).map(({ itemCode }) => itemCode)
  return [
    ...codes.filter((code) => first.includes(code)),
    ...codes.filter((c) => !first.includes(c)),
  ]
}
