/** The object without its undefined members: an attribute that was not given is absent from the bundle. */
export function definedOnly<T extends object>(
  members: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const given = Object.entries(members).filter(([, member]) => member !== undefined)
  return Object.fromEntries(given) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
