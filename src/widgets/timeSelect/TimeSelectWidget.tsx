import { useMemo } from 'react'
import { timesOfDay } from '#domain/time/timesOfDay.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { Clock } from '../controls/icons.tsx'
import { PickerInput } from '../controls/input/PickerInput.tsx'
import { OptionList } from '../controls/list/OptionList.tsx'
import { codesOf } from '../options/codesOf.ts'

/** One of the times of the day at a fixed distance. */
export function TimeSelectWidget(edit: EditProps) {
  const { store } = useFormSession()
  const chosen = codesOf(useFieldValue(edit.path))
  const { step } = edit.field.ui
  const items = useMemo(
    () => timesOfDay(step).map((time) => ({ itemCode: time, itemName: time })),
    [step],
  )
  return (
    <PickerInput
      edit={edit}
      text={chosen[0] ?? ''}
      icon={<Clock />}
      onClear={() => store.set(edit.path, null)}
    >
      {(close) => (
        <OptionList
          label={fieldName(edit.field)}
          items={items}
          selected={chosen}
          multiple={false}
          layout={edit.layout}
          onPick={(time) => {
            store.set(edit.path, time)
            close()
          }}
        />
      )}
    </PickerInput>
  )
}
