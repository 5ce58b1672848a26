/** Returns the object without its undefined members, so that absent attributes are absent from the bundle. */
export function definedOnly<T extends object>(
  members: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const defined: Partial<T> = {}
  for (const name of Object.keys(members) as (keyof T)[])
    if (members[name] !== undefined) defined[name] = members[name]
  return defined as { [K in keyof T]?: Exclude<T[K], undefined> }
}
