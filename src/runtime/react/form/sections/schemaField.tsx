import type { FieldProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { ownValue } from '#contract/record.ts'
import { FieldFrame } from '../frame/FieldFrame.tsx'
import { useFormSession } from '../session/formSession.ts'
import type { Place } from '../session/livePlaces.ts'
import styles from './RowsTemplate.module.css'

/**
 * Returns the `SchemaField` of a section's form: rjsf's object field for the section, and for each of its fields the
 * frame with the input, as wide as its share of the row. rjsf's own prepares templates, classes and a copy of the
 * uiSchema for every field, none of which is drawn (decision 0350). The value is in the store; rjsf's copy is updated
 * when the field is left.
 */
export function schemaFieldOf(Input?: ComponentType<Place>): ComponentType<FieldProps> {
  return function SectionSchemaField(props: FieldProps) {
    const { store, layout } = useFormSession()
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
    const share = layout === 'pc' && field.ui.share
    return (
      <FieldFrame
        field={field}
        path={name}
        className={styles.cell}
        style={share ? { flex: `0 1 ${share}%` } : undefined}
        onLeave={leave}
        Input={Input}
      />
    )
  }
}
