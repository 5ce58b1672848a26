/** Returns the first segment of a rule's path (`works.0.title` reads `works`). */
export const rootKey = (path: string): string => path.split('.', 1)[0] ?? path

/** Returns the form field that a rule's path reads: the longest key that it begins with, for keys may contain dots. */
export const keyRead = (path: string, fields: Readonly<Record<string, unknown>>): string =>
  prefixesOf(path).find((key) => Object.hasOwn(fields, key)) ?? rootKey(path)

/** The path and what stands before each of its dots, longest first. */
export function prefixesOf(path: string): string[] {
  const segments = path.split('.')
  return segments.map((_, dropped) => segments.slice(0, segments.length - dropped).join('.'))
}
