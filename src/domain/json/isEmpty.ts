const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const isBlankList = (value: unknown): boolean => Array.isArray(value) && value.every(isBlank)

/**
 * Returns whether a value counts as empty (form language, section 4.1): blank text, `[]`, a list of blanks only (an
 * untouched period), an object of blanks only. `false`, `0` and a table row are not empty. The depth of the check is
 * bounded, so no value overflows the stack.
 */
export function isEmpty(value: unknown): boolean {
  const holdsNothing = (entry: unknown): boolean => isBlank(entry) || isBlankList(entry)
  if (Array.isArray(value)) return value.every(holdsNothing)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(holdsNothing)
  return isBlank(value)
}
