import type { FieldProps } from '@rjsf/utils'
import { ownValue } from '#contract/record.ts'
import { FieldDisplay, FieldEditor } from '../frame/FieldEditor.tsx'
import { useFormSession } from '../session/formSession.ts'

/**
 * What every field type is to rjsf: the value lives in the store, rjsf is told at rest.
 * A plain function, because rjsf refuses memo() components.
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
