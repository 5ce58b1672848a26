/**
 * Returns whether a dotted path has an empty segment (`a..b`, `.a`, the empty path); form keys follow the same rule.
 */
export const hasEmptySegment = (path: string): boolean => path.split('.').includes('')
