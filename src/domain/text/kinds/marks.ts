/**
 * Characters that show nothing: direction marks that contacts of some phones copy with a number, zero-width ones of
 * chats and web pages, variation selectors, fillers.
 */
export const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034F|[\u115F\u1160\u3164]/gu

/** Invisible characters that no text needs; joiners and selectors stay, because emoji and other scripts use them. */
const NEVER_NEEDED = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

/** Every blank, control characters and the empty Braille cell as well. */
export const BLANKS = /[\s\p{Cc}\u2800]+/gu

/** Characters that people write for a hyphen or a minus. */
export const DASHES = /[\u2010-\u2015\u2043\u2212\u2500\u30FC\uFE58\uFE63\uFF0D]/g

/** Characters that input methods produce for the separator in a name (U+00B7). */
export const DOTS =
  /[.\u0387\u16EB\u2022\u2024\u2027\u2219\u22C5\u25CF\u25E6\u2E31\u2E33\u318D\u30FB\uA78F\uFF0E\uFF65]/g

/** Label in front of a value, such as `电话：`. */
export const LABEL = /^[^0-9A-Za-z+]*[:：]/

/** Removes the invisible characters that no text needs. */
export const withoutMarks = (text: string): string => text.replace(NEVER_NEEDED, '')

const CONTROLS = /\p{Cc}/gu
/** Control characters that ordinary text contains. */
const WRITTEN = '\t\n\r'

/** The characters of a text that show nothing and that no text needs, control characters among them, in their order. */
export const unneededMarks = (text: string): string[] => [
  ...(text.match(NEVER_NEEDED) ?? []),
  ...(text.match(CONTROLS) ?? []).filter((one) => !WRITTEN.includes(one)),
]

/** Removes the characters that `unneededMarks` returns. */
export const withoutUnneeded = (text: string): string =>
  withoutMarks(text).replace(CONTROLS, (one) => (WRITTEN.includes(one) ? one : ''))

/** Returns a text in half-width, composed form on one line, without invisible characters and surrounding blanks. */
export const narrow = (text: string): string =>
  text.replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, '').replace(BLANKS, ' ').trim()

/** Returns the same as `narrow`, without any blank. */
export const compact = (text: string): string => narrow(text).replace(BLANKS, '')

const AFTER_HAN = /([\p{Script=Han}〇·])\s+(?=[\p{Script=Han}〇·])/gu

/** Removes the blanks that spread out Chinese names: `张　三`. */
export const closedUp = (text: string): string => text.replace(AFTER_HAN, '$1')
