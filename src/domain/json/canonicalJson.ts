import { ownValue } from '#contract/record.ts'

/**
 * JSON text that is the same for equal values: object keys sorted by code unit, no blanks, `undefined` left out.
 * Browser and server hash the same text. Written with loops: a form of 1000 fields is some 20 000 values.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? arrayText(value) : objectText(value as Record<string, unknown>)
}

function arrayText(entries: readonly unknown[]): string {
  let text = ''
  for (const entry of entries) text += `${text && ','}${canonicalJson(entry)}`
  return `[${text}]`
}

function objectText(members: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const key of Object.keys(members).sort())
    if (ownValue(members, key) !== undefined)
      text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(ownValue(members, key))}`
  return `{${text}}`
}
