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
  /** Beginnings of paths of the product. */
  holds: readonly string[]
  /** Files of the tests that it imports, directly or not, and itself. */
  imports: ReadonlySet<string>
}

/**
 * Divides the long suite (decision 0383): what the change touches, up to a quarter of all files, and of the remainder a
 * quarter in turn. The turn moves by one file a commit, so that changes of up to a quarter's number of commits leave no
 * file out, nor what a wide change touches beyond its quarter.
 */
export function selectRest(files: readonly RestFile[], { changed, commits }: Change): Selection {
  const share = Math.ceil(files.length / 4)
  const order = turned(mixed(files), commits)
  const reasons = order.flatMap((one) => {
    const path = changed.find((name) => isAbout(one, name))
    return path === undefined ? [] : [[one.file, path] as const]
  })
  const touched = new Map(reasons.slice(0, share))
  const names = order.map(({ file }) => file)
  const isTouched = new Set(reasons.map(([file]) => file))
  const inTurn = names.slice(0, share).filter((file) => !isTouched.has(file))
  const left = names.filter((file) => !touched.has(file) && !inTurn.includes(file)).sort()
  return {
    touched,
    inTurn,
    postponed: left.filter((file) => isTouched.has(file)),
    skipped: left.filter((file) => !isTouched.has(file)),
  }
}

const isAbout = ({ holds, imports }: RestFile, path: string): boolean =>
  imports.has(path) || holds.some((held) => path === held || path.startsWith(`${held}/`))

/** An order that stays and has neighbours of all kinds: what takes long is spread over all turns. */
const mixed = (files: readonly RestFile[]): RestFile[] =>
  files.toSorted((one, two) => digest(one.file).localeCompare(digest(two.file)))

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The same files from another one on, and on from the first after the last. */
function turned<Item>(items: readonly Item[], turns: number): Item[] {
  const first = items.length === 0 ? 0 : turns % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}
