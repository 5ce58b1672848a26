import { itemName } from '#domain/dictionary/dictionaryName.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { PickerInput } from '../controls/input/PickerInput.tsx'
import { OptionList } from '../controls/list/OptionList.tsx'
import { codePaths, codesOf } from '../options/codesOf.ts'
import { useFieldOptions, useListedOptions } from '../options/useFieldOptions.ts'
import { toggled } from './toggled.ts'

/** Options in a panel, with search where there are many; stays open while several are being picked. */
export function ChoicePicker(edit: EditProps) {
  const { store } = useFormSession()
  const named = useFieldOptions(edit.field)
  const items = useListedOptions(edit, codePaths)
  const codes = codesOf(useFieldValue(edit.path))
  const multiple = edit.field.ui.multiple ?? false
  const pick = (code: string, close: () => void) => {
    const order = items.map(({ itemCode }) => itemCode)
    store.set(edit.path, multiple ? toggled(codes, code, order) : code)
    if (!multiple) close()
  }
  return (
    <PickerInput
      edit={edit}
      text={codes.map((code) => itemName(named, code)).join('、')}
      multiple={multiple}
      onClear={() => store.set(edit.path, null)}
    >
      {(close) => (
        <OptionList
          label={fieldName(edit.field)}
          items={items}
          selected={codes}
          multiple={multiple}
          layout={edit.layout}
          onPick={(code) => pick(code, close)}
        />
      )}
    </PickerInput>
  )
}
