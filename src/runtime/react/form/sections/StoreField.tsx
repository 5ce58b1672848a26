import type { FieldProps } from '@rjsf/utils'
import { ownValue } from '#contract/record.ts'
import { FieldDisplay, FieldEditor } from '../frame/FieldEditor.tsx'
import { useFormSession } from '../session/formSession.ts'

/**
 * The rjsf field of every type: the value is in the store, and rjsf's copy is updated when the field is left. A plain
 * function, because rjsf rejects memo() components.
 */
export function StoreField({ name }: Pick<FieldProps, 'name'>) {
  const { store, readonly } = useFormSession()
  const field = ownValue(store.bundle.fields, name)
  if (!field) return null
  return readonly ? (
    <FieldDisplay field={field} path={name} />
  ) : (
    <FieldEditor field={field} path={name} />
  )
}
