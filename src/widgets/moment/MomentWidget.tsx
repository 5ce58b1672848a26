import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { MomentInput } from './MomentInput.tsx'

/** A date or time alone. */
export function MomentWidget(edit: EditProps) {
  const { store } = useFormSession()
  const value = useFieldValue(edit.path)
  const { fmt = '', placeholder = `请选择${edit.field.label}` } = edit.field.ui
  return (
    <MomentInput
      edit={edit}
      fmt={fmt}
      value={typeof value === 'string' ? value : ''}
      placeholder={placeholder}
      onType={(text) => store.type(edit.path, text || null)}
      onPick={(text) => store.set(edit.path, text || null)}
    />
  )
}
