/** Non-empty list for SQL `in`, which rejects an empty one; the added empty id matches no row. */
export const anyOf = (ids: readonly string[]): string[] => (ids.length > 0 ? [...ids] : [''])
