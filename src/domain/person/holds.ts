/** Returns whether these rights include the needed one; a need such as `audit` is met by any right below it. */
export const holds = (rights: readonly string[], need: string): boolean =>
  rights.some((right) => right === need || right.startsWith(`${need}.`))
