const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const isBlankList = (value: unknown): boolean => Array.isArray(value) && value.every(isBlank)

/**
 * Whether a value counts as not given (form language, section 4.1): blank text, `[]`, a list of nothing but blanks
 * (an untouched period), an object of nothing but those. `false` and `0` are given; a table's row is, too.
 * It looks no deeper than values of forms go, so no value exhausts the stack.
 */
export function isEmpty(value: unknown): boolean {
  const holdsNothing = (entry: unknown): boolean => isBlank(entry) || isBlankList(entry)
  if (Array.isArray(value)) return value.every(holdsNothing)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(holdsNothing)
  return isBlank(value)
}
