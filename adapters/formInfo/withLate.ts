/**
 * Adds lazy members, computed on first read and then cached. They are enumerable own members, so copies, comparisons
 * and JSON include them. For members that are expensive and rarely read.
 */
export function withLate<Plain extends object, Late extends object>(
  plain: Plain,
  late: { [Name in keyof Late]: () => Late[Name] },
): Plain & Late {
  for (const name of Object.keys(late) as (keyof Late & string)[]) {
    const keep = (value: unknown) =>
      Object.defineProperty(plain, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    const get = () => {
      const value = late[name]()
      keep(value)
      return value
    }
    Object.defineProperty(plain, name, { get, set: keep, enumerable: true, configurable: true })
  }
  return plain as Plain & Late
}
