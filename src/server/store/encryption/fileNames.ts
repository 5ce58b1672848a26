/** True for a list of files, the value of a column with enclosures. */
export const isFiles = (value: unknown): value is readonly { name: string }[] =>
  Array.isArray(value) && value.every((file) => typeof file?.name === 'string')

/** A list of files with each name replaced. */
export const withNames = (
  files: readonly { name: string }[],
  replace: (name: string) => string,
): { name: string }[] => files.map((file) => ({ ...file, name: replace(file.name) }))
