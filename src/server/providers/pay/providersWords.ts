/** Enough to know what is wrong. */
const LONGEST = 160
/** Card numbers, mobiles, ids of people and orders: an operator finds the order by our own number. */
const PERSONAL = /[\w-]*\d{5,}[\w-]*|[\w.+-]+@[\w.-]+|\b(?=[\w-]*\d)[\w-]{20,}\b/g

/**
 * A provider's sentence about what it refused, as a log may have it: one line, without numbers and addresses that may be
 * somebody's. Undefined where there is none.
 */
export function providersWords(sentence: unknown): string | undefined {
  if (typeof sentence !== 'string') return undefined
  // Cut first: how long the search for numbers takes must not be the provider’s to say.
  const line = sentence
    .slice(0, 2 * LONGEST)
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(PERSONAL, '…')
  return line.trim().slice(0, LONGEST) || undefined
}
