import { itemName } from '#domain/dictionaryName.ts'
import type { DisplayProps } from '#runtime/react/form/fieldWidget.ts'
import { DisplayText } from '../controls/DisplayText.tsx'
import { codesOf } from './codesOf.ts'
import { useFieldOptions } from './useFieldOptions.ts'

/** Names of the chosen options. */
export function ChoiceDisplay({ field, value }: DisplayProps) {
  const items = useFieldOptions(field)
  const names = codesOf(value).map((code) => itemName(items, code))
  return <DisplayText text={names.join(field.ui.separator)} />
}
