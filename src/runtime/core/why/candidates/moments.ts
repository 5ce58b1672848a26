import { formatMoment } from '#domain/time/dateFormat.ts'
import type { CandidateSource, Candidates } from './candidate.ts'

/** Moments in rules, and a plain date in the field's format. */
export const momentCandidates: Candidates = (source) => [
  ...source.codes,
  ...[START, END].flatMap((moment) => written(source, moment)),
]

/** A complete period in the field's format. */
export const periodCandidates: Candidates = (source) => {
  const ends = [START, END].flatMap((moment) => written(source, moment))
  return ends.length === 2 ? [ends] : []
}

const START = '2020-01-02 08:30:00'
const END = '2021-02-03 17:30:00'

const written = ({ field }: CandidateSource, moment: string): string[] => {
  const text = formatMoment(moment, field.ui.fmt ?? '')
  return text === undefined ? [] : [text]
}
