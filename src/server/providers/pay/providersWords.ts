/** Most characters of a sentence in a log. */
const LONGEST = 160
/** Card numbers, mobiles, ids of people and orders: an operator finds the order by our own number. */
const PERSONAL = /[\w-]*\d{5,}[\w-]*|[\w.+-]+@[\w.-]+|\b(?=[\w-]*\d)[\w-]{20,}\b/g

/**
 * Returns a provider's sentence about a refusal in a form fit for logs: one line, without numbers and addresses that
 * may identify a person. Undefined where there is none.
 */
export function providersWords(sentence: unknown): string | undefined {
  if (typeof sentence !== 'string') return undefined
  // Cut first: the provider must not determine how long the search for numbers takes.
  const line = sentence
    .slice(0, 2 * LONGEST)
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(PERSONAL, '…')
  return line.trim().slice(0, LONGEST) || undefined
}
