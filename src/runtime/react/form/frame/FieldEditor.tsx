import type { FormField } from '#contract/form.ts'
import { type FormPath, rootOf } from '#runtime/core/form/paths.ts'
import { fieldIds } from '../session/fieldIds.ts'
import type { EditProps, FieldWidget } from '../session/fieldWidget.ts'
import { useFormEnvironment } from '../session/formEnvironment.ts'
import { useFormSession } from '../session/formSession.ts'
import { useFieldInvalid, useFieldValue } from '../session/useField.ts'

interface FieldEditorProps {
  field: FormField
  path: FormPath
  /** Id of the element that labels this place; the field's own label by default. */
  labelId?: string
}

/** The widget of a field or cell, by its type. */
export function FieldEditor({ field, path, labelId }: FieldEditorProps) {
  const { store, layout, id } = useFormSession()
  const { widgets } = useFormEnvironment()
  const { Edit, marksItself } = widgets[field.type]
  const ids = fieldIds(id, path)
  const props = {
    ...{ field, path, layout },
    id: ids.input,
    labelId: labelId ?? ids.label,
    describedBy: `${ids.help} ${ids.error}`,
    disabled: field.isDisable || store.isDisabled(rootOf(path)),
  }
  return marksItself ? <Edit {...props} invalid={false} /> : <MarkedEdit Edit={Edit} {...props} />
}

type MarkedEditProps = Pick<FieldWidget, 'Edit'> & Omit<EditProps, 'invalid'>

/** Renders anew when the place gets a message or loses it. */
const MarkedEdit = ({ Edit, ...props }: MarkedEditProps) => (
  <Edit {...props} invalid={useFieldInvalid(props.path)} />
)

/** The read-only display of the same place. */
export function FieldDisplay({ field, path }: { field: FormField; path: FormPath }) {
  const { layout } = useFormSession()
  const { widgets } = useFormEnvironment()
  const { Display } = widgets[field.type]
  return <Display field={field} value={useFieldValue(path)} layout={layout} />
}
