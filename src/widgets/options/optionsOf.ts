import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { FormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { areaItems } from './areaItems.ts'

const NONE: readonly Item[] = []

/** The options of a field, wherever they come from; a tree for cascades. */
export function optionsOf({ options }: FormField, environment: FormEnvironment): readonly Item[] {
  if (!options) return NONE
  if (options.kind === 'items') return options.items
  if (options.kind === 'dictionary') return ownValue(environment.dictionaries, options.name) ?? NONE
  return areaItems(environment.areas, options, environment.ownAreaCode)
}
