import type { FieldProps } from '@rjsf/utils'
import { memo } from 'react'
import { ownValue } from '#contract/record.ts'
import { FieldEditor } from '../frame/FieldEditor.tsx'
import { useFormChannel } from '../session/useFormChannel.ts'
import { partsOf } from './rjsfParts.ts'
import { schemaFieldOf } from './schemaField.tsx'

/** rjsf renders a whole section when one of its schemas changes; the inputs of the other fields stay as they are. */
const SchemaField = schemaFieldOf(memo(FieldEditor))

/** Renders anew when the definition of its field changes. */
function KeptSchemaField(props: FieldProps) {
  useFormChannel(`field:${props.name}`, ({ bundle }) => ownValue(bundle.fields, props.name))
  return <SchemaField {...props} />
}

/** The parts of a form whose definition changes. */
export const KEPT_PARTS = partsOf(KeptSchemaField)
