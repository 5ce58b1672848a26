/** The 31 characters of a unified social credit code (GB 32100-2015), each with its place as its value: no I, O, S, V, Z. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const MODULUS = ALPHABET.length
const LENGTH = 18

/**
 * Whether a text of 18 characters cannot be a unified social credit code, because its last character is not the check
 * digit of the others or a character is none of the code's. Other lengths are other numbers, which have no such digit.
 */
export function isDoubtfulCreditCode(code: string): boolean {
  if (code.length !== LENGTH) return false
  const values = [...code].map((character) => ALPHABET.indexOf(character))
  const sum = values.reduceRight((total, value, at) => (at < LENGTH - 1 ? total * 3 + value : 0), 0)
  return values.includes(-1) || (sum + (values[LENGTH - 1] ?? 0)) % MODULUS !== 0
}
