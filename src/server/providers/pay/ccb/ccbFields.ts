import type { RawNotification } from '../payProvider.ts'
import type { WireFields } from '../wireFields.ts'

/**
 * Parses the fields of a notification with one character per byte sent: the signature covers bytes, and the optional
 * Chinese fields (USRMSG, USRINFO) are in GBK. The fields used here are ASCII.
 */
export function ccbFields({ body, search }: RawNotification): WireFields {
  const text = body.length > 0 ? body.toString('latin1') : search
  const pairs = text.split('&').map((pair) => {
    const at = pair.indexOf('=')
    return at < 0 ? [bytesOf(pair), ''] : [bytesOf(pair.slice(0, at)), bytesOf(pair.slice(at + 1))]
  })
  return Object.fromEntries(pairs) as WireFields
}

const bytesOf = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
