/** Years of the orders of an invoice, as they are read: each once, in order. */
export const yearsText = (years: readonly number[]): string =>
  [...new Set(years)].sort((one, other) => one - other).join('、')
