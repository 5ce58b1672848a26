import { fill } from '#domain/text/fill.ts'
import refusals from './refusals.json' with { type: 'json' }

export type MessageKey = keyof typeof refusals

/** The Chinese sentence of a message key, its `{name}` places filled in. */
export const sentence = (key: MessageKey, holes: Record<string, string | number> = {}): string =>
  fill(refusals[key], holes)
