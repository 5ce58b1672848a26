import { fill } from '#domain/text/fill.ts'
import type { Case } from '#replay/cases/caseOfValues.ts'
import type { Expectation } from '#replay/scenario.ts'
import texts from './texts.json' with { type: 'json' }

const { summary } = texts

/** How many messages are told before it says that there are more. */
const TOLD = 5

/** What a test does and expects, for whoever is about to keep it. */
interface ExpectedOutcome {
  sentence: string
  /** The first messages that it expects. */
  messages: string[]
}

/** Returns in words what a case does, and what it expects in the end. */
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
