import { createHash } from 'node:crypto'

export interface Selection {
  /** What the change touches and is run, each with the first changed path that it is about. */
  touched: ReadonlyMap<string, string>
  /** What is run in turn. */
  inTurn: readonly string[]
  /** What the change touches and is not run: more than a share of the suite. */
  postponed: readonly string[]
  /** What is neither touched nor run. */
  skipped: readonly string[]
}

export interface Change {
  /** Changed paths since the commit whose long suite passed whole. */
  changed: readonly string[]
  /** Commits since then: each moves the turn by one file. */
  commits: number
}

export interface RestFile {
  file: string
  /** What it took when the suite last passed whole. */
  seconds: number
  /** Beginnings of paths of the product. */
  holds: readonly string[]
  /** Files of the tests that it imports, directly or not, and itself. */
  imports: ReadonlySet<string>
}

/** What a change runs in turn, and the most of what it touches, as a part of the whole suite's seconds. */
const SHARE = 1 / 10
/** Changes of so many commits, one after the other, leave no file out. */
const COMMITS = 20

/**
 * Divides the long suite by what its files take (decision 0383): what the change touches, up to a share, and of the
 * remainder a share in turn. Each commit moves the turn by a part of a share, so that neither what a wide change touches
 * beyond its share nor anything else is left out for long.
 */
export function selectRest(files: readonly RestFile[], { changed, commits }: Change): Selection {
  const share = secondsOf(files) * SHARE
  const { order, begun } = turned(mixed(files), (commits * share) / COMMITS)
  const reasons = new Map(
    order.flatMap((one) => {
      const path = changed.find((name) => isAbout(one, name))
      return path === undefined ? [] : [[one.file, path] as const]
    }),
  )
  const run = begin(
    order.filter(({ file }) => reasons.has(file)),
    share,
  )
  const touched = new Map(run.map(({ file }) => [file, reasons.get(file) ?? '']))
  const inTurn = begin(order, begun + share).flatMap(({ file }) =>
    reasons.has(file) ? [] : [file],
  )
  const left = order.map(({ file }) => file).sort()
  const isLeft = (file: string) => !touched.has(file) && !inTurn.includes(file)
  return {
    touched,
    inTurn,
    postponed: left.filter((file) => isLeft(file) && reasons.has(file)),
    skipped: left.filter((file) => isLeft(file) && !reasons.has(file)),
  }
}

const secondsOf = (files: readonly RestFile[]): number =>
  files.reduce((sum, { seconds }) => sum + seconds, 0)

const isAbout = ({ holds, imports }: RestFile, path: string): boolean =>
  imports.has(path) || holds.some((held) => path === held || path.startsWith(`${held}/`))

/** An order that stays and has neighbours of all kinds: what takes long is spread over all turns. */
const mixed = (files: readonly RestFile[]): RestFile[] =>
  files.toSorted((one, two) => digest(one.file).localeCompare(digest(two.file)))

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The first files, as many as it takes to be busy for so long. */
function begin(files: readonly RestFile[], seconds: number): readonly RestFile[] {
  let left = seconds
  const end = files.findIndex((one) => {
    left -= one.seconds
    return left <= 0
  })
  return end < 0 ? files : files.slice(0, end + 1)
}

/**
 * The same files from the one on that is under way after so many seconds, and on from the first after the last; `begun` is
 * how many of its own seconds are over by then.
 */
function turned(files: readonly RestFile[], seconds: number) {
  let begun = seconds % (secondsOf(files) || 1)
  const first = Math.max(
    0,
    files.findIndex((one) => {
      if (begun < one.seconds) return true
      begun -= one.seconds
      return false
    }),
  )
  return { order: [...files.slice(first), ...files.slice(0, first)], begun }
}
