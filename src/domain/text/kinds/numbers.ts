import { DASHES, LABEL, narrow } from './marks.ts'

const CURRENCY = /^([-+]?)\s*(?:¥|RMB|CNY|人民币)\s*([-+]?)/i
const UNIT = /\s*(?:元整?|圆整?|RMB|CNY)$/i
/** Number with thousands separators: each is followed by three digits, and all are the same. */
const GROUPED = /^[-+]?\d{1,3}(?:([, '’])\d{3})(?:\1\d{3})*(?:\.\d*)?$/
const NUMBER = /^([-+]?)(\d*)(?:\.(\d*))?$/

/**
 * Normalises a number for calculation: `１,200.50` → `1200.50`, `￥300` → `300`, `300元` → `300`. Text that is not a
 * number, or may be two of them (`100,00`), is returned for the caller to refuse.
 */
export function amountIn(text: string): string {
  const written = narrow(text).replace(LABEL, '').trim().replace(DASHES, '-')
  const bare = written
    .replace(CURRENCY, '$1$2')
    .replace(UNIT, '')
    .replace(/^([-+])\s+/, '$1')
  const closed = GROUPED.test(bare) ? bare.replace(/[, '’]/g, '') : bare
  const [, sign = '', whole = '', part = ''] = NUMBER.exec(closed) ?? []
  if (whole === '' && part === '') return written
  return `${sign === '-' ? '-' : ''}${whole || '0'}${part === '' ? '' : `.${part}`}`
}

export const isAmount = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text)

/** Returns the number that a text denotes in any notation; undefined for any other text. */
export function numberIn(text: string): number | undefined {
  const plain = amountIn(text)
  return isAmount(plain) ? Number(plain) : undefined
}
