/** `/a/i`: an expression between slashes, and its flags; `g`, `y` and `d` do not change what matches as a whole. */
const DELIMITED = /^\/[\s\S]+\/([a-z]+)$/

/** `\p{…}` and `\u{…}`, which are themselves only with the flag `u`; not the letters after an escaped backslash. */
const UNICODE = /(?<!\\)(?:\\\\)*(\\[pPu]\{[^}]*\})/

/**
 * Returns the construct of an expression that only has a meaning with a flag, in Chinese; undefined when there is none.
 * Expressions are read without flags.
 */
export function flagFault(text: string): string | undefined {
  const flags = DELIMITED.exec(text.trim())?.[1]?.replace(/[gyd]/g, '')
  if (flags) return `带有标志“${flags}”`
  const unicode = UNICODE.exec(text)?.[1]
  return unicode && `中的“${unicode}”需要标志“u”`
}
