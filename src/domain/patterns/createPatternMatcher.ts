import type { Constraints } from '#contract/form.ts'

export type Pattern = NonNullable<Constraints['pattern']>

/** Returns whether the whole text matches. */
export type PatternMatcher = (pattern: Pattern, text: string) => boolean

/** Compiles a pattern for an engine with linear running time; undefined when it does not support the pattern. */
export type LinearEngine = (source: string) => ((text: string) => boolean) | undefined

export interface MatcherOptions {
  /**
   * On a server: use the linear engine wherever it supports the pattern, even where the built-in one is known to be
   * safe.
   */
  linearAlways: boolean
  /** Absent in a browser until a form needs it; unsafe patterns are then left to the server. */
  engine?: LinearEngine
}

/** Longer texts match no pattern. It bounds even a linear match; no field of a form is meant to be longer. */
export const PATTERN_INPUT_CAP = 5_000

type Test = (text: string) => boolean

/** Accepts every text when no engine can decide; the server checks it. */
const undecided: Test = () => true

function compile({ source, safe }: Pattern, { linearAlways, engine }: MatcherOptions): Test {
  const linear = safe && !linearAlways ? undefined : engine?.(source)
  if (linear) return linear
  if (!safe) return undecided
  const expression = new RegExp(`^(?:${source})$`)
  return (text) => expression.test(text)
}

/**
 * A matcher for screened patterns; each is compiled once. Expressions are read without the `u` flag and match the
 * whole text.
 */
export function createPatternMatcher(options: MatcherOptions): PatternMatcher {
  const tests = new Map<string, Test>()
  return (pattern, text) => {
    if (text.length > PATTERN_INPUT_CAP) return false
    const id = `${pattern.safe}:${pattern.source}`
    const test = tests.get(id) ?? compile(pattern, options)
    tests.set(id, test)
    return test(text)
  }
}
