import { rootOf } from '#runtime/core/form/paths.ts'
import { fieldIds } from '../session/fieldIds.ts'
import type { EditProps, FieldWidget } from '../session/fieldWidget.ts'
import { type FormEnvironment, useFormEnvironment } from '../session/formEnvironment.ts'
import { type FormSession, useFormSession } from '../session/formSession.ts'
import type { Place } from '../session/livePlaces.ts'
import { useFieldInvalid, useFieldValue } from '../session/useField.ts'

/** The widget of a field or cell, by its type. */
export const FieldEditor = (place: Place) => editorOf(place, useFormSession(), useFormEnvironment())

/** Returns the widget of a field or cell, by its type. */
export function editorOf(
  { field, path }: Place,
  { store, layout, id }: FormSession,
  { widgets }: FormEnvironment,
) {
  const { Edit, follow } = widgets[field.type]
  const ids = fieldIds(id, path)
  const props = {
    ...{ field, path, layout },
    id: ids.input,
    labelId: ids.label,
    describedBy: `${ids.help} ${ids.error}`,
    disabled: field.isDisable || store.isDisabled(rootOf(path)),
  }
  return follow ? <Edit {...props} invalid={false} /> : <MarkedEdit Edit={Edit} {...props} />
}

type MarkedEditProps = Pick<FieldWidget, 'Edit'> & Omit<EditProps, 'invalid'>

/** Renders anew when the place gets a message or loses it. */
const MarkedEdit = ({ Edit, ...props }: MarkedEditProps) => (
  <Edit {...props} invalid={useFieldInvalid(props.path)} />
)

/** The read-only display of the same place. */
export function FieldDisplay({ field, path }: Place) {
  const { layout } = useFormSession()
  const { widgets } = useFormEnvironment()
  const { Display } = widgets[field.type]
  return <Display field={field} value={useFieldValue(path)} layout={layout} />
}
