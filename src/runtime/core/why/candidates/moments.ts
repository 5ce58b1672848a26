import { formatMoment } from '#domain/time/dateFormat.ts'
import type { CandidateSource, Candidates } from './candidate.ts'
import { moved } from './points.ts'

/** Moments in rules, and a plain date in the field's format. */
export const momentCandidates: Candidates = (source) => [
  ...source.codes,
  ...daysOf(source).flatMap((day) => written(source, `${day} 08:30:00`)),
  ...[START, END].flatMap((moment) => written(source, moment)),
]

/** A complete period in the field's format. */
export const periodCandidates: Candidates = (source) => {
  const ends = [START, END].flatMap((moment) => written(source, moment))
  const days = daysOf(source).flatMap((day) => written(source, `${day} 08:30:00`))
  const named = days.toSorted().flatMap((day, _, all) => [
    [day, day],
    [all[0] ?? day, day],
  ])
  return ends.length === 2 ? [...named, ends] : []
}

/** The days at which rules may change, each with the day before and after. */
const daysOf = ({ points }: CandidateSource): string[] =>
  (points?.days ?? []).flatMap((day) => [0, -1, 1].map((days) => moved(day, { days })))

const START = '2020-01-02 08:30:00'
const END = '2021-02-03 17:30:00'

const written = ({ field }: CandidateSource, moment: string): string[] => {
  const text = formatMoment(moment, field.ui.fmt ?? '')
  return text === undefined ? [] : [text]
}
