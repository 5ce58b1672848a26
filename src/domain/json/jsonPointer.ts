/** Most segments need no escape; asking first is several times faster than replacing. */
const escaped = (segment: string): string =>
  /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment

const unescaped = (segment: string): string =>
  segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment

/** A JSON pointer (RFC 6901) to a place in a document. */
export const jsonPointer = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${escaped(String(segment))}`).join('')

/** The segments of a JSON pointer, unescaped. */
export const pointerSegments = (pointer: string): string[] =>
  pointer.split('/').slice(1).map(unescaped)
