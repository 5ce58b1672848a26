import { formatMoment } from '#domain/time/dateFormat.ts'
import type { CandidateSource, Candidates } from './candidate.ts'

/** What rules name, and a plain day in the field's own format. */
export const momentCandidates: Candidates = (source) => [
  ...source.codes,
  ...[START, END].flatMap((moment) => written(source, moment)),
]

/** A whole period in the field's own format. */
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
