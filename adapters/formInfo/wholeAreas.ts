import type { FormField } from '#contract/form.ts'
import { areaTrail } from '#domain/dictionary/areaTrail.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { OfferTables } from '#domain/validators/offerTables.ts'

/**
 * Expands an area given as its last code alone to the whole path: codes are unique in the tree. An unknown code, or one
 * of another depth than the field's, is left as it is.
 */
export function withWholeAreas(field: FormField, value: unknown, tables: OfferTables): unknown {
  if (field.options?.kind !== 'area') return value
  if (field.shape === 'paths')
    return Array.isArray(value) ? value.map((path) => wholePath(path, tables)) : value
  if (field.shape === 'areaOrg')
    return isRecord(value) && value.areaCode !== undefined
      ? { ...value, areaCode: wholePath(value.areaCode, tables) }
      : value
  return wholePath(value, tables)
}

function wholePath(given: unknown, { areas }: OfferTables): unknown {
  const [code, ...rest] = [given].flat()
  if (typeof code !== 'string' || rest.length > 0) return given
  const trail = areaTrail(areas, code)
  return trail.length > 0 ? trail.map(({ id }) => id) : given
}
