/**
 * Caches the result of `make` per object for as long as the object lives. Meant for documents: they are the same
 * objects from one first screen to the next, and are never changed.
 */
export function oncePer<Key extends object, Made extends object | string | boolean>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const known = new WeakMap<Key, Made>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}
