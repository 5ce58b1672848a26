const keys = new WeakMap<object, number>()
let next = 1

/** A React key that an object keeps for life, and shares with no other. */
export function identityKey(object: object): number {
  const known = keys.get(object) ?? next++
  keys.set(object, known)
  return known
}
