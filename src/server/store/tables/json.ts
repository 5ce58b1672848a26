import type { ColumnType } from 'kysely'

/** A jsonb column: read as parsed JSON, written as text made by `json()`, so that both drivers send the same. */
export type Json<T> = ColumnType<T, JsonText, JsonText>

/** JSON text for a jsonb column. */
export type JsonText = string & { readonly jsonText: true }

/**
 * Serialises a jsonb value. Needed for arrays (a driver would send a PostgreSQL array) and for top-level strings, which
 * would otherwise be taken for JSON text.
 */
export function json(value: unknown): JsonText {
  return JSON.stringify(value) as JsonText
}
