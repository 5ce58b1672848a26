import { isDeepStrictEqual } from 'node:util'

/** Names of the values a patch changes; the values themselves do not belong in a log. */
export const changedFields = (before: object, patch: object): string[] => {
  const formerValues = new Map<string, unknown>(Object.entries(before))
  return Object.entries(patch).flatMap(([name, value]) =>
    isDeepStrictEqual(formerValues.get(name) ?? null, value ?? null) ? [] : [name],
  )
}
