import { isRecord } from '#domain/json/isRecord.ts'
import type { Snapshot } from './snapshot.ts'

const WIDTH = 100

/** The text of a snapshot: stable, readable, one fact a line, so that a version control's own difference can be read. */
export const snapshotText = (snapshot: Snapshot): string => `${printed(snapshot, '', '')}\n`

/** Prints an object without nested objects on one line if it fits; a rule's logic always. */
function printed(value: unknown, name: string, indent: string): string {
  const line = inline(value)
  if (name === 'logic' || isScalar(value)) return line
  if (members(value).every(isScalar) && indent.length + line.length <= WIDTH) return line
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const entries = Array.isArray(value)
    ? value.map((entry) => printed(entry, '', inner))
    : Object.entries(value as object).map(
        ([key, entry]) => `${JSON.stringify(key)}: ${printed(entry, key, inner)}`,
      )
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${inline(entry)}`,
  )
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

const members = (value: unknown): unknown[] => Object.values(value as object)

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null
