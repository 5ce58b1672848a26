/** Returns the first segment of a rule's path (`works.0.title` reads `works`). */
export const rootKey = (path: string): string => path.split('.', 1)[0] ?? path

/** Returns the form field that a rule's path reads; keys containing a dot are supported. */
export const keyRead = (path: string, fields: Readonly<Record<string, unknown>>): string =>
  Object.hasOwn(fields, path) ? path : rootKey(path)
