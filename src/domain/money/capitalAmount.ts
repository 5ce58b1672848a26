const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']

/**
 * Returns an amount in the capital numerals of Chinese bills, by the rules for filling in notes (《支付结算办法》 annex 1):
 * consecutive zeros are read once, none after yuan when jiao follow, 整 after yuan or jiao, none after fen.
 * @throws RangeError unless `fen` is a whole, non-negative number
 */
export function capitalAmount(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not an amount: ${fen}`)
  const yuan = Math.floor(fen / 100)
  const jiao = Math.floor(fen / 10) % 10
  const cent = fen % 10
  if (fen === 0) return '零元整'
  const whole = yuan > 0 ? `${wholeNumber(yuan)}元` : ''
  if (cent === 0) return `${whole}${jiao > 0 ? `${DIGITS[jiao]}角` : ''}整`
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零'
  return `${whole}${tenths}${DIGITS[cent]}分`
}

/** At least 1. */
function wholeNumber(amount: number): string {
  if (amount < 10_000) return underTenThousand(amount)
  const [unit, name] = amount >= 1e8 ? ([1e8, '亿'] as const) : ([1e4, '万'] as const)
  const rest = amount % unit
  const head = wholeNumber(Math.floor(amount / unit)) + name
  if (rest === 0) return head
  return `${head}${rest < unit / 10 ? '零' : ''}${wholeNumber(rest)}`
}

/** 1 to 9999, without zeros before its first digit or after its last. */
function underTenThousand(amount: number): string {
  const digits = [...String(amount)].map(Number)
  const read = digits.map((digit, at) => {
    const place = PLACES[digits.length - 1 - at] ?? ''
    return digit === 0 ? '零' : `${DIGITS[digit]}${place}`
  })
  return read.join('').replace(/零+/g, '零').replace(/零$/, '')
}
