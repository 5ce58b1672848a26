/** Writes the years of an invoice's orders: each once, in order. */
export const yearsText = (years: readonly number[]): string =>
  [...new Set(years)].sort((one, other) => one - other).join('、')
