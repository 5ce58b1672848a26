import { fill } from '#domain/text/fill.ts'
import refusals from './refusals.json' with { type: 'json' }

export type MessageKey = keyof typeof refusals

/** Returns the Chinese text of a message key with its `{name}` placeholders filled in. */
export const sentence = (key: MessageKey, holes: Record<string, string | number> = {}): string =>
  fill(refusals[key], holes)
