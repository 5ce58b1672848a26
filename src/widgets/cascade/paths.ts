/** A path of codes from the root. */
export type Path = readonly string[]

const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((code) => typeof code === 'string')

/** The chosen paths of a value: one path, or a list of them. */
export function pathsOf(value: unknown, multiple: boolean): Path[] {
  if (multiple) return Array.isArray(value) ? value.filter(isPath) : []
  return isPath(value) ? [value] : []
}

export const samePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((code, index) => code === b[index])

/** Returns the paths with this one appended, or removed when it is among them. */
export const togglePath = (paths: readonly Path[], path: Path): Path[] =>
  paths.some((each) => samePath(each, path))
    ? paths.filter((each) => !samePath(each, path))
    : [...paths, path]
