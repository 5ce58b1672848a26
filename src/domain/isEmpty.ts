const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const isEmptyEntry = (value: unknown): boolean =>
  isBlank(value) || (Array.isArray(value) && value.length === 0)

/**
 * Whether a value counts as not given (form language, section 4.1): blank text, `[]`, a list of nothing but blanks
 * (an untouched period), an object of nothing but empty values. `false` and `0` are given; a table row is, too.
 */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyEntry)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return isBlank(value)
}
