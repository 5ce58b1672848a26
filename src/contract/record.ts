/**
 * Records whose keys come from outside: fields, columns, dictionaries, codes, names in documents. Any text is a key,
 * `constructor` and `__proto__` among them, so such a record is read with `ownValue` and written with `putOwn`, never by
 * `record[key]`: that would find what every object inherits. tests/architecture/keys.test.ts holds it.
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
