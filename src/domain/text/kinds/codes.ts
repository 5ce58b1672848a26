import { compact, DASHES, LABEL } from './marks.ts'

/** Returns a card or tax number without separators, in capitals. */
export const capitalsIn = (text: string): string =>
  compact(text)
    .replace(LABEL, '')
    .replace(DASHES, '-')
    .replace(/[-.·•]/g, '')
    .toUpperCase()

/** Returns the number of a member, a recommendation or a payment: letters and digits in capitals, hyphens included. */
export const referenceIn = (text: string): string =>
  compact(text).replace(DASHES, '-').toUpperCase()

export const digitsIn = (text: string): string =>
  compact(text)
    .replace(LABEL, '')
    .replace(DASHES, '-')
    .replace(/(\d)-(?=\d)/g, '$1')

const ONE_TIME = 6

/** Returns a one-time code, also from the message that contains it: `【学会】验证码 123456，5分钟内有效`. */
export function codeIn(text: string): string {
  const bare = compact(text).replace(DASHES, '-').replaceAll('-', '')
  if (/^[0-9A-Za-z]*$/.test(bare)) return bare
  const runs = [...bare.matchAll(/\d+/g)].filter(([run]) => run.length === ONE_TIME)
  const said = runs.find(({ index }) => /(?:码|code)\D{0,6}$/i.test(bare.slice(0, index)))
  return (runs.length === 1 ? runs[0] : said)?.[0] ?? bare
}

/** Returns six digits without separators, or a recovery code with its own separators. */
export function secondCodeIn(text: string): string {
  const written = compact(text).replace(DASHES, '-')
  const digits = written.replaceAll('-', '')
  return /^\d+$/.test(digits) ? digits : written
}

/** Returns an e-mail address, also from `张三 <a@b.cn>` and `mailto:a@b.cn`. */
export function emailIn(text: string): string {
  const [, inside = text] = /<([^<>]*@[^<>]*)>/.exec(text) ?? []
  return compact(inside)
    .replaceAll('。', '.')
    .replace(/^mailto:/i, '')
    .replace(LABEL, '')
    .replace(/[,;、.]+$/, '')
}

export const isEmail = (text: string): boolean =>
  /^[A-Za-z0-9._+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/.test(text)

/** `2026年3月1日`, `2026.3.1`, `20260301` → `2026-03-01`; anything else as it is. */
export function dateIn(text: string): string {
  const plain = compact(text).replace(DASHES, '-')
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    []
  return year === undefined ? plain : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
