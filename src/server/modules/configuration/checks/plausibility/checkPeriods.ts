import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { beijingTime } from '#server/base/shared/beijingTime.ts'
import { configFinding, type FindingName } from '../configFinding.ts'

/** The JSON documents of a configuration, parsed with places. */
type Roots = ReadonlyMap<string, Located | undefined>

interface Period {
  file: string
  begin: string
  finding: FindingName
  /** True if the end may be the same moment as the beginning. */
  mayBeOne: boolean
}

/** Entries with a beginning and an `endAt`. */
const PERIODS: readonly Period[] = [
  { file: 'notices.json', begin: 'createAt', finding: 'period/notice', mayBeOne: false },
  { file: 'meetings.json', begin: 'beginAt', finding: 'period/meeting', mayBeOne: true },
  { file: 'approvals.json', begin: 'startAt', finding: 'period/term', mayBeOne: true },
]

/** Reports notices that end no later than they begin, and meetings and terms that end before they begin. */
export const checkPeriods = (roots: Roots): FileFinding[] =>
  PERIODS.flatMap((period) =>
    (roots.get(period.file)?.items ?? []).flatMap((entry) => checkEntry(entry, period)),
  )

function checkEntry(entry: Located, { begin, finding, mayBeOne }: Period): FileFinding[] {
  const place = get(entry, 'endAt')
  const [from, to] = [textOf(get(entry, begin)), textOf(place)]
  if (!place || from === undefined || to === undefined) return []
  const [first, last] = [beijingTime(from), beijingTime(to)]
  const isRight = mayBeOne ? first <= last : first < last
  return isRight ? [] : [configFinding(place, finding, { from, to })]
}
