/** The chosen codes of a value of one or of several; anything else is no choice. */
export function codesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((code) => typeof code === 'string')
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** The same as places in a list: paths of one code. */
export const codePaths = (value: unknown): readonly (readonly string[])[] =>
  codesOf(value).map((code) => [code])
