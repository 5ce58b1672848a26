/** Returns a table as a proxy that records which entries are read. */
export const noting = <T extends object>(table: T, note: (name: string) => void): T =>
  new Proxy(table, {
    get(target, name) {
      note(String(name))
      return Reflect.get(target, name)
    },
  })
