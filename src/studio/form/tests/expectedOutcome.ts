import { fill } from '#domain/text/fill.ts'
import type { Case } from '#replay/cases/caseOfValues.ts'
import type { Expectation } from '#replay/scenario.ts'
import texts from './texts.json' with { type: 'json' }

const { summary } = texts

/** Maximum number of messages shown before a note that there are more. */
const TOLD = 5

/** Summary of a test before it is saved. */
interface ExpectedOutcome {
  sentence: string
  /** First messages expected. */
  messages: string[]
}

/** Returns a summary of a case in words: its steps, and its final expectation. */
export function expectedOutcome({ steps }: Case): ExpectedOutcome {
  const errors = Object.values(lastExpectation(steps).errors ?? {})
  const set = steps.flatMap((step) => ('set' in step ? Object.keys(step.set) : []))
  const does = fill(summary.steps, { steps: steps.length, places: new Set(set).size })
  const ends = errors.length === 0 ? summary.valid : fill(summary.errors, { count: errors.length })
  const more = errors.length > TOLD ? [summary.more] : []
  return { sentence: `${does}${ends}`, messages: [...errors.slice(0, TOLD), ...more] }
}

function lastExpectation(steps: Case['steps']): Expectation {
  const last = steps.at(-1)
  return last && 'expect' in last ? last.expect : {}
}
