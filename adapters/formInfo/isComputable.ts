import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isOn } from './attributes/spellings.ts'
import type { FieldTypeDefinition } from './fieldTypes/fieldType.ts'
import { FIELD_TYPE_REGISTRY } from './fieldTypes/fieldTypeRegistry.ts'

const TYPES: Readonly<Record<string, FieldTypeDefinition>> = FIELD_TYPE_REGISTRY

/**
 * Returns whether `compute` of a definition has an effect: its type can be computed, and it is not always hidden.
 * @param type the type it is converted as
 */
export const isComputable = (raw: RawField, type = String(raw.type)): boolean =>
  !isOn(raw.isHide) && ownValue(TYPES, type)?.isComputable?.(raw) === true
