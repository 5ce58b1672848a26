import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { StoreField } from './StoreField.tsx'
import { FrameTemplate } from './templates/FrameTemplate.tsx'
import { RowsTemplate } from './templates/RowsTemplate.tsx'

/** Constant objects: rjsf compares its props deeply, and one identity is compared fastest. */
export const rjsfFields: RegistryFieldsType = Object.fromEntries(
  [...FIELD_TYPES, 'unsupported'].map((type) => [type, StoreField] as const),
)
export const rjsfTemplates: Partial<TemplatesType> = {
  ObjectFieldTemplate: RowsTemplate,
  FieldTemplate: FrameTemplate,
}
