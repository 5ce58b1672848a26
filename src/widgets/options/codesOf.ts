/** Returns the chosen codes of a single or multiple choice; none for any other value. */
export function codesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((code) => typeof code === 'string')
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** Returns the chosen codes as paths of one code each. */
export const codePaths = (value: unknown): readonly (readonly string[])[] =>
  codesOf(value).map((code) => [code])
