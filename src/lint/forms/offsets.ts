/** The offset of a 1-based line and column. */
export function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** Length of the raw spelling of one character of a JSON text at `at`: itself, `\n`, or `\u0041`. */
const spelling = (raw: string, at: number): number =>
  raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2

/** Returns the offset in the quoted spelling of a JSON string of a character of its value. */
export function rawOffset(raw: string, offset: number): number {
  let at = 1
  for (let passed = 0; passed < offset; passed++) at += spelling(raw, at)
  return at
}
