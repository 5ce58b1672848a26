/**
 * Adds lazy members, computed on first read and then cached. They are enumerable own members, so copies, comparisons
 * and JSON include them. For members that are expensive and rarely read.
 */
export function withLazyMembers<Plain extends object, Lazy extends object>(
  plain: Plain,
  lazy: { [Name in keyof Lazy]: () => Lazy[Name] },
): Plain & Lazy {
  for (const name of Object.keys(lazy) as (keyof Lazy & string)[]) {
    const keep = (value: unknown) =>
      Object.defineProperty(plain, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    const get = () => {
      const value = lazy[name]()
      keep(value)
      return value
    }
    Object.defineProperty(plain, name, { get, set: keep, enumerable: true, configurable: true })
  }
  return plain as Plain & Lazy
}
