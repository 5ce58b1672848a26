import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { StoreField } from './StoreField.tsx'
import { FrameTemplate } from './templates/FrameTemplate.tsx'
import { RowsTemplate } from './templates/RowsTemplate.tsx'

const byType = Object.fromEntries(
  [...FIELD_TYPES, 'unsupported'].map((type) => [type, StoreField] as const),
)

/** Constant objects: rjsf compares its props deeply, and one identity is compared fastest. */
export const rjsfFields: RegistryFieldsType = byType
export const rjsfWidgets: RegistryWidgetsType = byType
export const rjsfTemplates: Partial<TemplatesType> = {
  ObjectFieldTemplate: RowsTemplate,
  FieldTemplate: FrameTemplate,
}
