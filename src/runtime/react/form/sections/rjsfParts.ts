import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import type { RjsfParts } from '../session/formSession.ts'
import { FrameTemplate } from './FrameTemplate.tsx'
import { RowsTemplate } from './RowsTemplate.tsx'
import { StoreField } from './StoreField.tsx'

/** Constant objects: rjsf compares props deeply, which is fastest for identical objects. */
export const RJSF_PARTS = partsOf(StoreField, FrameTemplate)

/** Returns the parts that draw fields of every type with these two. */
export function partsOf(
  field: RegistryFieldsType[string],
  frame: TemplatesType['FieldTemplate'],
): RjsfParts {
  const types = [...FIELD_TYPES, 'unsupported']
  return {
    fields: Object.fromEntries(types.map((type) => [type, field])),
    templates: { ObjectFieldTemplate: RowsTemplate, FieldTemplate: frame },
  }
}
