import type { ValueShape } from '#contract/form.ts'
import type { CandidateSource, Candidates } from './candidate.ts'
import { listCandidates } from './lists.ts'
import { momentCandidates, periodCandidates } from './moments.ts'
import { numberCandidates } from './numbers.ts'
import { areaOrgCandidates, pathCandidates, pathsCandidates, subOrgCandidates } from './places.ts'
import { fileCandidates, rowCandidates } from './rows.ts'
import { htmlCandidates, textCandidates } from './texts.ts'

/** Maximum number of candidates per field; a dictionary can have thousands of entries. */
const MOST = 80

const MAKERS: Record<ValueShape, Candidates> = {
  none: () => [],
  text: textCandidates,
  html: htmlCandidates,
  moment: momentCandidates,
  number: numberCandidates,
  flag: () => [true, false],
  codes: listCandidates,
  path: pathCandidates,
  paths: pathsCandidates,
  period: periodCandidates,
  org: subOrgCandidates,
  areaOrg: areaOrgCandidates,
  files: fileCandidates,
  rows: rowCandidates,
}

/** Shapes without an empty candidate: a switch cannot be unset. */
const CLEARED: readonly ValueShape[] = ['none', 'flag']

/**
 * Returns the finite set of values to try: listed codes, codes in rules, boundaries of limits, a text matching the
 * pattern, and empty; never the current value.
 */
export function candidatesOf(source: CandidateSource): unknown[] {
  const { shape } = source.field
  const made = MAKERS[shape](source).slice(0, MOST)
  const all = CLEARED.includes(shape) ? made : [...made, undefined]
  const seen = new Set([textOf(source.value)])
  return all.filter((value) => {
    const text = textOf(value)
    return !seen.has(text) && seen.add(text).has(text)
  })
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? ''
