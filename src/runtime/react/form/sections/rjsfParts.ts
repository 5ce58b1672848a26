import type { FieldProps, RegistryFieldsType } from '@rjsf/utils'
import type { ComponentType } from 'react'
import type { RjsfParts } from '../session/formSession.ts'
import { RowsTemplate } from './RowsTemplate.tsx'
import { schemaFieldOf } from './schemaField.tsx'

/** Constant objects: rjsf compares props deeply, which is fastest for identical objects. */
export const RJSF_PARTS = partsOf(schemaFieldOf())

/** Returns the parts that draw a section and, with this, its fields. */
export function partsOf(SchemaField: ComponentType<FieldProps>): RjsfParts {
  return {
    fields: { SchemaField } as RegistryFieldsType,
    templates: { ObjectFieldTemplate: RowsTemplate },
  }
}
