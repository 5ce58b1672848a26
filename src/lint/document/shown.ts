import type { Json } from '#contract/logic.ts'

const LONGEST = 40

/** A value as a message quotes it: texts as they are, anything else as JSON, long ones cut. */
export function shown(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
