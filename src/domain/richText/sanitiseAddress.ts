const SCHEME = /^([a-z][a-z0-9+.-]*):/i
// Browsers drop these wherever they stand in an address, so `java\tscript:` is a scheme to them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
const IGNORED = /[\u0000-\u001f\u007f]/g

/** An address as a browser reads it, when its scheme is one of these or it has none; else undefined. */
function sanitiseAddress(address: string, schemes: readonly string[]): string | undefined {
  const read = address.replace(IGNORED, '').trim()
  const scheme = SCHEME.exec(read)?.[1]?.toLowerCase()
  return read !== '' && (scheme === undefined || schemes.includes(scheme)) ? read : undefined
}

/** Returns an address that a link of rich text may have; undefined for others. */
export const sanitiseLink = (address: string): string | undefined =>
  sanitiseAddress(address, ['http', 'https', 'mailto', 'tel'])

/** Returns an address that an image, audio or video of rich text may have; data inside the text itself is refused. */
export const sanitiseSource = (address: string): string | undefined =>
  sanitiseAddress(address, ['http', 'https'])
