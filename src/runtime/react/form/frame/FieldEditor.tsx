import type { FormField } from '#contract/form.ts'
import { type FormPath, rootOf } from '#runtime/core/form/paths.ts'
import { fieldIds } from '../session/fieldIds.ts'
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
  const { Edit, marksItself = false } = widgets[field.type]
  const invalid = useFieldInvalid(path, !marksItself)
  const ids = fieldIds(id, path)
  return (
    <Edit
      field={field}
      path={path}
      id={ids.input}
      labelId={labelId ?? ids.label}
      describedBy={`${ids.help} ${ids.error}`}
      layout={layout}
      disabled={field.isDisable || store.isDisabled(rootOf(path))}
      invalid={invalid}
    />
  )
}

/** The read-only display of the same place. */
export function FieldDisplay({ field, path }: { field: FormField; path: FormPath }) {
  const { layout } = useFormSession()
  const { widgets } = useFormEnvironment()
  const { Display } = widgets[field.type]
  return <Display field={field} value={useFieldValue(path)} layout={layout} />
}
