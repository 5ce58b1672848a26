import { numberIn } from '#domain/text/kinds/numbers.ts'
import type { Reader } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

/** A number in any of its spellings. */
export const readNumber: Reader = (_, text) => {
  const value = numberIn(text)
  return value === undefined ? { reason: texts.notANumber } : { value }
}
