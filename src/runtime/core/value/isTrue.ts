import { truthy } from '#domain/logic/truthy.ts'

/** Returns the outcome of a condition's value; a missing condition holds. */
export const isTrue = (answer: unknown): boolean => answer === undefined || truthy(answer)
