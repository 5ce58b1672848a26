import { compact, DASHES, LABEL } from './marks.ts'
import { isMobile } from './mobile.ts'

/** What stands between the groups of a number. */
const BETWEEN = /[-().·•/_]/g

/** China's, before a number of it. */
const COUNTRY = /^(?:\+|00)?\(?86\)?-?(?=\(?[1-9])/

/** A mobile in any of its spellings: `+86 138-0000-9999`; anything else without its separators. */
export function bareMobile(text: string): string {
  const bare = compact(text).replace(DASHES, '-').replace(BETWEEN, '')
  const own = bare.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
  return isMobile(own) ? own : bare
}

/** As `bareMobile`; of a longer text, the only mobile in it: `手机：13800009999（张三）`. */
export function mobileIn(text: string): string {
  const bare = bareMobile(text)
  if (isMobile(bare)) return bare
  const runs = bare.match(/\d+/g)?.map((run) => run.replace(/^(?:00)?86(?=1\d{10}$)/, '')) ?? []
  const [only, ...others] = runs.filter(isMobile)
  return only !== undefined && others.length === 0 ? only : bare
}

/** Area, number in two groups, extension. */
const LANDLINE = /^(0\d{2,3})-?(\d{3,4})-?(\d{4})(-\d{1,6})?$/

/** A mobile, or a landline as `0755-88888888-8001`. */
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

/** Mobile or landline, with or without hyphens. */
export const isPhone = (text: string): boolean =>
  /^(?:1\d{10}|(?:0\d{2,3}-?)?[1-9]\d{6,7}(?:-\d{1,6})?|400-?\d{3}-?\d{4})$/.test(text)
