import { type Condition, isGroup, type Join, type Part, type Test } from './sentence.ts'

/** Position of a test: index of its part, and within a group its index there. */
export interface TestAt {
  part: number
  test?: number
}

const NEW: Test = { subject: { kind: 'open' }, by: 'filled' }

/** Returns the condition with one more test at its end. */
export const withMore = (condition: Condition | undefined, join: Join, test = NEW): Condition =>
  condition
    ? {
        join: condition.parts.length > 1 ? condition.join : join,
        parts: [...condition.parts, test],
      }
    : { join, parts: [test] }

/** Returns the condition with another test grouped with a part, joined the opposite way from the parts. */
export function withMoreIn(condition: Condition, at: number, test = NEW): Condition {
  const join = condition.join === 'all' ? 'any' : 'all'
  return mapPart(condition, at, (part) => ({
    join,
    tests: [...(isGroup(part) ? part.tests : [part]), test],
  }))
}

/** Returns the condition with another test in the place of one. */
export const withTest = (condition: Condition, { part, test }: TestAt, next: Test): Condition =>
  mapPart(condition, part, (before) =>
    isGroup(before)
      ? { ...before, tests: before.tests.map((one, at) => (at === test ? next : one)) }
      : next,
  )

/** Returns the condition without a test; undefined when it was the only one. */
export function withoutTest(condition: Condition, { part, test }: TestAt): Condition | undefined {
  const parts = condition.parts.flatMap((before, at): Part[] => {
    if (at !== part) return [before]
    if (!isGroup(before)) return []
    return [{ ...before, tests: before.tests.filter((_, each) => each !== test) }]
  })
  return tidied({ ...condition, parts })
}

const mapPart = (condition: Condition, at: number, change: (part: Part) => Part): Condition => ({
  ...condition,
  parts: condition.parts.map((part, each) => (each === at ? change(part) : part)),
})

/**
 * Returns the condition in normal form: groups of one test, and groups joined like the parts, are dissolved; empty
 * groups are removed. Undefined when nothing is left.
 */
export function tidied({ join, parts }: Condition): Condition | undefined {
  const lifted = parts.flatMap((part): readonly Part[] => {
    if (!isGroup(part)) return [part]
    return part.tests.length === 1 || part.join === join ? part.tests : [part]
  })
  const kept = lifted.filter((part) => !isGroup(part) || part.tests.length > 0)
  const [only] = kept
  if (kept.length !== 1 || !only) return kept.length === 0 ? undefined : { join, parts: kept }
  return isGroup(only) ? { join: only.join, parts: only.tests } : { join: 'all', parts: [only] }
}
