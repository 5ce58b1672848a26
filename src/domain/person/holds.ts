/**
 * Returns whether these rights include the needed one. A right holds those below it: `configure` holds
 * `configure.fees`. A need that is a group, such as `audit` or `configure`, is met by any right below it.
 */
export const holds = (rights: readonly string[], need: string): boolean =>
  rights.some(
    (right) => right === need || right.startsWith(`${need}.`) || need.startsWith(`${right}.`),
  )
