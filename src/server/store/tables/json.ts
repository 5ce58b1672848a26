import type { ColumnType } from 'kysely'

/** A jsonb column: read as parsed JSON, written as text made by `json()`, so that both drivers send the same. */
export type Json<T> = ColumnType<T, JsonText, JsonText>

/** JSON text for a jsonb column. */
export type JsonText = string & { readonly jsonText: true }

/**
 * Text of a jsonb value. Arrays need it (a driver would send a PostgreSQL array), and a
 * top-level string would otherwise be taken for JSON text itself.
 */
export function json(value: unknown): JsonText {
  return JSON.stringify(value) as JsonText
}
