/** Most values of a JSON text, more than the largest form has; parsing that many takes a few milliseconds. */
const MOST_PARTS = 40_000
/** Length below which a text cannot have that many values. */
const SHORT = MOST_PARTS * 2

const [QUOTE, COMMA, LIST, OBJECT] = ['"', ',', '[', '{'].map((sign) => sign.charCodeAt(0))

/**
 * True when JSON text has too many values to be parsed without blocking: a megabyte of small ones takes a fifth of a
 * second. Scans the text once, outside of strings; also counts text that is not JSON.
 */
export function hasManyParts(text: string): boolean {
  if (text.length < SHORT) return false
  let parts = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === COMMA || sign === LIST || sign === OBJECT) parts += 1
    if (parts > MOST_PARTS) return true
  }
  return false
}

/** Returns the index of the quote that ends the string beginning at `start`; the text's length where none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at)
    if (at < 0) return text.length
    if (!isEscaped(text, at)) return at
  }
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}
