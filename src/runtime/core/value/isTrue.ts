import { truthy } from '#domain/logic/truthy.ts'

/** A condition's answer; a condition that is not written holds. */
export const isTrue = (answer: unknown): boolean => answer === undefined || truthy(answer)
