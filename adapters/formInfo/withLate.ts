/**
 * Adds members that are worked out when they are first read, and then stay. They are enumerable own members: copies,
 * comparisons and JSON have them like any other. For what is dear and most readers of an object never ask for.
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
