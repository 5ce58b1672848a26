import type { Address } from '../ports/navigation.ts'

/** Query name that holds the wizard's step. */
export const STEP = 'step'

/** Path and query without the step, in one order: the same for every step of a wizard. */
export function addressKey({ path, query }: Address): string {
  const rest = Object.entries(query)
    .filter(([name]) => name !== STEP)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${path}?${new URLSearchParams(rest).toString()}`
}
