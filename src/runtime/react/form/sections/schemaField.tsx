import type { FieldProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { FieldDisplay } from '../frame/FieldEditor.tsx'
import { FieldFrame } from '../frame/FieldFrame.tsx'
import { useFormSession } from '../session/formSession.ts'

/** Draws the input of a field. */
export type StoreInput = ComponentType<{ field: FormField; path: FormPath }>

/**
 * Returns the `SchemaField` of a section's form: rjsf's object field for the section, and for each of its fields the
 * frame with the input. rjsf's own prepares templates, classes and a copy of the uiSchema for every field, none of which
 * is drawn (decision 0350). The value is in the store; rjsf's copy is updated when the field is left.
 */
export function schemaFieldOf(Input: StoreInput): ComponentType<FieldProps> {
  return function SectionSchemaField(props: FieldProps) {
    const { store, readonly } = useFormSession()
    const { name, formData, onChange, registry } = props
    const { path } = props.fieldPathId
    const { ObjectField } = registry.fields
    if (path.length === 0) return ObjectField && <ObjectField {...props} />
    const field = ownValue(store.bundle.fields, name)
    if (!field) return null
    const leave = () => {
      store.touch(name)
      const value = store.get(name)
      if (!Object.is(value, formData)) onChange(value, path)
    }
    return (
      <FieldFrame field={field} path={name} onLeave={leave}>
        {readonly ? (
          <FieldDisplay field={field} path={name} />
        ) : (
          <Input field={field} path={name} />
        )}
      </FieldFrame>
    )
  }
}
