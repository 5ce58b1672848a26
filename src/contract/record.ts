/**
 * Records whose keys come from outside: fields, columns, dictionaries, codes, names in documents. Any text can be a
 * key, including `constructor` and `__proto__`, so such records are read with `ownValue` and written with `putOwn`,
 * never with `record[key]`, which would find inherited members. tests/architecture/keys.test.ts enforces it.
 */

/** The record's own member; undefined when it has none, or there is no record. */
export const ownValue = <T>(
  record: Readonly<Record<string, T>> | null | undefined,
  key: string,
): T | undefined =>
  record !== null && record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined

/** Sets an own member whatever its name: an assignment to `__proto__` would change the prototype instead. */
export function putOwn<T>(record: Record<string, T>, key: string, value: NoInfer<T>): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  else record[key] = value
}
