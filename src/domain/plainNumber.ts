/** Returns a number as people write it, without an exponent: 0.0000001 instead of 1e-7. */
export function plainNumber(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e')
  if (exponent === undefined) return mantissa
  const sign = value < 0 ? '-' : ''
  const digits = mantissa.replace(/[-.]/g, '')
  const power = Number(exponent)
  return power < 0
    ? `${sign}0.${'0'.repeat(-power - 1)}${digits}`
    : `${sign}${digits.padEnd(power + 1, '0')}`
}

/** As people write numbers, with a sign and decimals; no exponent, no other base. */
const NUMBER = /^[-+]?\d+(?:\.\d+)?$/

/** Returns the number that a text holds; undefined when it is none. */
export function numberIn(text: string): number | undefined {
  const bare = text.trim()
  return NUMBER.test(bare) ? Number(bare) : undefined
}
