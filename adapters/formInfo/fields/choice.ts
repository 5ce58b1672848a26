import { ChoiceType, ItemSource } from '#contract/codes.ts'
import { readCountLimit } from '../attributes/readLimit.ts'
import { readOptions } from '../attributes/readOptions.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

const ALWAYS_MULTIPLE: readonly string[] = [ChoiceType.Checkbox, ChoiceType.CheckboxList]

/** Radio buttons, check boxes or a picker; a picker takes several with `isMultiple`, of which a limit counts the chosen. */
export const choiceConverter: FieldConverter = {
  verb: '选择',
  convert(reader, scope) {
    const choiceType = reader.code('choiceType', Object.values(ChoiceType)) ?? ChoiceType.Radio
    const picker = choiceType === ChoiceType.Picker
    const multiple = ALWAYS_MULTIPLE.includes(choiceType) || (picker && reader.flag('isMultiple'))
    return {
      shape: multiple ? 'codes' : 'text',
      ui: definedOnly({
        choiceType,
        multiple,
        placeholder: picker ? reader.text('placeholder') : undefined,
      }),
      options: readOptions(reader, scope.tables.dictionaries, [
        ItemSource.Items,
        ItemSource.Dictionary,
      ]),
      constraints: multiple ? readCountLimit(reader) : {},
    }
  },
}
