import type { CallData } from '#contract/calls.ts'

/**
 * `memberConfigList` → the same entries with `value` and `label`, so that a choice can offer them
 * and `stepsOf`, `find` and `filter` still read the wire's words.
 */
export function memberTypes(answer: unknown): unknown {
  return (answer as CallData<'memberConfigList'>).map((config) => ({
    ...config,
    value: config.memberType,
    label: config.memberTypeName,
  }))
}
