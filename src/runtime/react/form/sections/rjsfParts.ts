import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { FrameTemplate } from './FrameTemplate.tsx'
import { RowsTemplate } from './RowsTemplate.tsx'
import { StoreField } from './StoreField.tsx'

/** Constant objects: rjsf compares props deeply, which is fastest for identical objects. */
export const rjsfFields: RegistryFieldsType = Object.fromEntries(
  [...FIELD_TYPES, 'unsupported'].map((type) => [type, StoreField] as const),
)
export const rjsfTemplates: Partial<TemplatesType> = {
  ObjectFieldTemplate: RowsTemplate,
  FieldTemplate: FrameTemplate,
}
