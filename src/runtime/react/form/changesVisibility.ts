import type { FormBundle } from '#contract/form.ts'

/** Whether a rule decides if the field shows; without one it stays shown, or hidden, and nobody has to wait for it. */
export const changesVisibility = ({ rules }: FormBundle, key: string): boolean =>
  Object.hasOwn(rules, key)
