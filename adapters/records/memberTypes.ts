import type { CallData } from '#contract/calls.ts'

/**
 * `memberConfigList` → the same entries with `value` and `label`, so that a choice can offer them
 * and `stepsOf`, `find` and `filter` still read the wire's words; a type that nobody can apply for is `closed`.
 */
export function memberTypes(answer: unknown): unknown {
  return (answer as CallData<'memberConfigList'>).map((config) => ({
    ...config,
    value: config.memberType,
    label: config.memberTypeName,
    closed: config.steps.length === 0,
  }))
}
