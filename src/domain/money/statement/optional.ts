/** A record without its empty texts, for columns that a format leaves empty. */
export const filled = <Name extends string>(
  texts: Record<Name, string>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<
    Record<Name, string>
  >
