import { RE2JS } from 're2js'
import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import { linearEngine } from '#domain/patterns/linearEngine.ts'

/** Configured patterns on the server: always by the linear engine where it can take them, so no pattern can stop a process. */
export const matchPattern = createPatternMatcher({
  linearAlways: true,
  engine: linearEngine(RE2JS),
})
