import type { LinearEngine } from './createPatternMatcher.ts'
import { linearSource, linearText } from './linearSource.ts'
import { parsePattern } from './parsePattern.ts'

/** The part of the re2js library in use: it is passed in, so that a browser loads it only for a form that needs it. */
export interface Re2 {
  compile(source: string): { testExact(text: string): boolean }
}

/** The linear engine over re2js; it answers as the built-in one does without flags, half characters included. */
export const linearEngine =
  (re2: Re2): LinearEngine =>
  (source) => {
    try {
      const translated = linearSource(parsePattern(source))
      if (translated === undefined) return undefined
      const expression = re2.compile(translated)
      return (text) => expression.testExact(linearText(text))
    } catch {
      return undefined
    }
  }

/** Loads re2js (about 40 kB) and makes the engine of it. */
export async function loadLinearEngine(): Promise<LinearEngine> {
  const { RE2JS } = await import('re2js')
  return linearEngine(RE2JS)
}
