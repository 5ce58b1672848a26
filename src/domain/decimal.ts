/** Exact: `digits` × 10 ^ -`scale`. */
interface Decimal {
  digits: bigint
  /** 0 or more. */
  scale: number
}

/** Returns the decimal that a number is written as: 0.1 is a tenth, not the binary fraction next to it. */
function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}

/** The number next to a decimal. */
const numberOf = ({ digits, scale }: Decimal): number => Number(`${digits}e-${scale}`)

const plus = (left: Decimal, right: Decimal): Decimal => {
  const scale = Math.max(left.scale, right.scale)
  const scaled = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own)
  return { digits: scaled(left) + scaled(right), scale }
}

const times = (left: Decimal, right: Decimal): Decimal => ({
  digits: left.digits * right.digits,
  scale: left.scale + right.scale,
})

const ZERO: Decimal = { digits: 0n, scale: 0 }
const ONE: Decimal = { digits: 1n, scale: 0 }

/** Returns the sum of finite numbers as a person would write it: 0.1 + 0.2 is 0.3, 100.1 - 100 is 0.1. */
export const decimalSum = (numbers: readonly number[]): number =>
  numberOf(numbers.map(decimalOf).reduce(plus, ZERO))

/** Returns the product of finite numbers, exact as the sum; infinite when it is too large for a number. */
export const decimalProduct = (numbers: readonly number[]): number =>
  numberOf(numbers.map(decimalOf).reduce(times, ONE))
