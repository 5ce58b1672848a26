/** Currency before or after the digits, as people and sheets write it. */
const CURRENCY = '(?:¥|人民币|RMB|CNY)?'
/** Sign, whole yuan with or without groups of thousands, and up to five decimals, as fees are written with. */
const AMOUNT = new RegExp(
  `^([+-]?)${CURRENCY}([+-]?)((?:\\d{1,3}(?:,\\d{3})+)|\\d{1,12})(?:\\.(\\d{1,5}))?(?:元整?|圆整?|RMB|CNY)?$`,
  'i',
)
/** Blanks next to a mark, which separate nothing; a blank between two digits may separate two numbers. */
const BESIDE_MARK = /(?<!\d) | (?!\d)/g
/** Negative amount in the notation of accounts. */
const BRACKETED = /^\((.+)\)$/

/** Full-width forms of ASCII, which stand in its order. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const [FULL_WIDTH_FIRST, ASCII_FIRST] = [0xff01, 0x21]

/** Full-width digits, marks and signs as half-width ones; blanks of any width as one space. */
export const plainAmount = (text: string): string =>
  text
    .replace(FULL_WIDTH, (char) =>
      String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_FIRST + ASCII_FIRST),
    )
    .replaceAll('￥', '¥')
    .replace(/[−﹣]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Reads '-1,234.50', '￥１，２３４．５０' or '1234.5元' as fen. Undefined for text that is not an amount of whole fen, or that
 * may be two of them: callers leave it open or refuse it, and never guess.
 */
export function signedFen(text: string): number | undefined {
  const plain = plainAmount(text).replace(BESIDE_MARK, '')
  const bracketed = BRACKETED.exec(plain)?.[1]
  const [, before = '', after = '', whole = '', part = ''] = AMOUNT.exec(bracketed ?? plain) ?? []
  const signs = `${before}${after}${bracketed === undefined ? '' : '-'}`
  if (whole === '' || signs.length > 1 || /[1-9]/.test(part.slice(2))) return undefined
  const fen = Number(whole.replaceAll(',', '')) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
  return signs === '-' && fen > 0 ? -fen : fen
}
