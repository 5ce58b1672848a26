import { ChoiceType, ItemSource } from '#contract/codes.ts'
import { offersChoice } from '#domain/validators/offered/offers.ts'
import { readCountLimit } from '../attributes/readLimit.ts'
import { readOptions } from '../attributes/readOptions.ts'
import { definedOnly } from '../definedOnly.ts'
import type { Displayer } from '../display/displayer.ts'
import { optionName } from '../display/optionNames.ts'
import { scalarText, textContent, textList } from '../display/textContent.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

const ALWAYS_MULTIPLE: readonly string[] = [ChoiceType.Checkbox, ChoiceType.CheckboxList]

/** The names of the chosen items, joined by the separator. */
const display: Displayer = (field, value, tables) => {
  const codes = Array.isArray(value) ? textList(value) : [scalarText(value)]
  return textContent(
    codes.map((code) => optionName(field.options, code, tables)).join(field.ui.separator),
  )
}

/** Radio buttons, check boxes or a picker; a picker takes several with `isMultiple`, of which a limit counts the chosen. */
export const choiceField: FieldTypeDefinition = {
  name: '选择',
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
  offers: offersChoice,
  display,
  read: 'choice',
}
