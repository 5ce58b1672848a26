import { RE2JS } from 're2js'
import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import { linearEngine } from '#domain/patterns/linearEngine.ts'

/**
 * Matches configured patterns on the server: with the linear-time engine wherever it supports them, so that no pattern
 * can block the process.
 */
export const matchPattern = createPatternMatcher({
  linearAlways: true,
  engine: linearEngine(RE2JS),
})
