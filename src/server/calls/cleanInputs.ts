import { ownValue } from '#contract/record.ts'
import type { TextKind } from '#contract/textKinds.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { cleanText } from '#domain/text/kinds/textKindTable.ts'
import { API, type Schema } from './apiDocument.ts'

/** Returns a value with its texts clean; the same value where nothing changes. */
type Cleaner = (value: unknown) => unknown

/**
 * Returns the cleaner of the values of a schema: each text that names its kind (`x-text`) is cleaned before it is
 * validated, so that lengths and patterns apply to what is stored. Undefined for a schema without such texts.
 */
export function cleanerOf(schema: Schema): Cleaner | undefined {
  const { $ref, oneOf, items, properties } = schema
  if (typeof $ref === 'string') return cleanerOf(referred($ref))
  const kind = schema['x-text'] as TextKind | undefined
  if (kind) return (value) => (typeof value === 'string' ? cleanText(kind, value) : value)
  if (Array.isArray(oneOf)) return oneAfterOther(oneOf.map(cleanerOf))
  if (isRecord(properties)) return ofProperties(properties as Record<string, Schema>)
  return isRecord(items) ? ofItems(cleanerOf(items)) : undefined
}

const referred = ($ref: string): Schema =>
  ownValue(API.components.schemas, $ref.split('/').at(-1) ?? '') ?? {}

/** Applies the cleaners of all alternatives in turn: a name has one meaning in all alternatives of a call. */
function oneAfterOther(given: readonly (Cleaner | undefined)[]): Cleaner | undefined {
  const cleaners = given.filter((each) => each !== undefined)
  if (cleaners.length === 0) return undefined
  return (value) => cleaners.reduce((cleaned, clean) => clean(cleaned), value)
}

function ofProperties(properties: Record<string, Schema>): Cleaner | undefined {
  const cleaners = Object.entries(properties).flatMap(([name, schema]) => {
    const clean = cleanerOf(schema)
    return clean ? [[name, clean] as const] : []
  })
  if (cleaners.length === 0) return undefined
  return (value) => {
    if (!isRecord(value)) return value
    const changed = cleaners.flatMap(([name, clean]) => {
      const held = ownValue(value, name)
      const cleaned = clean(held)
      return cleaned === held ? [] : [[name, cleaned] as const]
    })
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  }
}

const ofItems = (clean: Cleaner | undefined): Cleaner | undefined =>
  clean && ((value) => (Array.isArray(value) ? value.map(clean) : value))
