/** Returns the codes with this one added or removed, in the order of the options. */
export const toggled = (
  codes: readonly string[],
  code: string,
  order: readonly string[],
): string[] => {
  const next = codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code]
  return next.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}
