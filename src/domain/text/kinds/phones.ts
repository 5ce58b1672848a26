import { compact, DASHES, LABEL } from './marks.ts'
import { isMobile } from './mobile.ts'

/** Separators between the groups of a number. */
const BETWEEN = /[-().·•/_]/g

/** Country code of China in front of a number. */
const COUNTRY = /^(?:\+|00)?\(?86\)?-?(?=\(?[1-9])/

/** Returns a mobile number from any notation: `+86 138-0000-9999`; any other text without its separators. */
export function bareMobile(text: string): string {
  const bare = compact(text).replace(DASHES, '-').replace(BETWEEN, '')
  const own = bare.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
  return isMobile(own) ? own : bare
}

/** Returns the same as `bareMobile`; from a longer text, the only mobile number in it: `手机：13800009999（张三）`. */
export function mobileIn(text: string): string {
  const bare = bareMobile(text)
  if (isMobile(bare)) return bare
  const runs = bare.match(/\d+/g)?.map((run) => run.replace(/^(?:00)?86(?=1\d{10}$)/, '')) ?? []
  const [only, ...others] = runs.filter(isMobile)
  return only !== undefined && others.length === 0 ? only : bare
}

/** Area, number in two groups, extension. */
const LANDLINE = /^(0\d{2,3})-?(\d{3,4})-?(\d{4})(-\d{1,6})?$/

/** Returns a mobile number, or a landline number as `0755-88888888-8001`. */
export function phoneIn(text: string): string {
  const mobile = bareMobile(text)
  if (isMobile(mobile)) return mobile
  const plain = compact(text).replace(LABEL, '').replace(DASHES, '-')
  const international = COUNTRY.test(plain)
  const local = international ? plain.replace(COUNTRY, '') : plain
  const area = international && !/^\(?[01]|^400/.test(local) ? `0${local}` : local
  if (/^400[\d-]{7,9}$/.test(area)) return area.replaceAll('-', '')
  const groups = area
    .replace(/^\((0\d{2,3})\)-?/, '$1-')
    .replace(/[/·•.]/g, '-')
    .replace(/-?(?:转|分机|ext\.?|#)-?/i, '-')
  return groups.replace(LANDLINE, (_, code: string, head: string, tail: string, more = '') =>
    /-/.test(groups) ? `${code}-${head}${tail}${more}` : `${code}${head}${tail}${more}`,
  )
}

/** Returns whether a text is a mobile or landline number, with or without hyphens. */
export const isPhone = (text: string): boolean =>
  /^(?:1\d{10}|(?:0\d{2,3}-?)?[1-9]\d{6,7}(?:-\d{1,6})?|400-?\d{3}-?\d{4})$/.test(text)
