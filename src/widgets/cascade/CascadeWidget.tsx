import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { DisplayProps, EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { DisplayText } from '../controls/displays.tsx'
import { PickerInput } from '../controls/input/PickerInput.tsx'
import { trailText } from '../options/itemTrail.ts'
import { useFieldOptions, useListedOptions } from '../options/useFieldOptions.ts'
import { CascadePanel } from './CascadePanel.tsx'
import { type Path, pathsOf, togglePath } from './paths.ts'

const onePath = (value: unknown) => pathsOf(value, false)
const severalPaths = (value: unknown) => pathsOf(value, true)

/** A leaf of a tree, or several: items, a dictionary or the areas. */
export function CascadeWidget(edit: EditProps) {
  const { store } = useFormSession()
  const named = useFieldOptions(edit.field)
  const items = useListedOptions(edit, edit.field.ui.multiple ? severalPaths : onePath)
  const { multiple = false, separator } = edit.field.ui
  const paths = pathsOf(useFieldValue(edit.path), multiple)
  const pick = (path: Path, close: () => void) => {
    const next = multiple ? togglePath(paths, path) : path
    store.set(edit.path, next.length > 0 ? next : null)
    if (!multiple) close()
  }
  return (
    <PickerInput
      edit={edit}
      multiple={multiple}
      text={paths.map((path) => trailText(named, path, separator)).join('、')}
      onClear={() => store.set(edit.path, null)}
    >
      {(close) => (
        <CascadePanel
          label={fieldName(edit.field)}
          items={items}
          selected={paths}
          multiple={multiple}
          layout={edit.layout}
          onPick={(path) => pick(path, close)}
        />
      )}
    </PickerInput>
  )
}

export function CascadeDisplay({ field, value }: DisplayProps) {
  const items = useFieldOptions(field)
  const { multiple = false, separator } = field.ui
  const texts = pathsOf(value, multiple).map((path) => trailText(items, path, separator))
  return <DisplayText text={texts.join('、')} />
}
