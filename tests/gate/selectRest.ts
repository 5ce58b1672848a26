import { createHash } from 'node:crypto'

export interface Selection {
  /** What the change touches, each with the first changed path that it is about. */
  touched: ReadonlyMap<string, string>
  /** What is run in turn. */
  inTurn: readonly string[]
  /** What is not run. */
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
 * Divides the long suite (decision 0383): what the change touches, and of the remainder a quarter in turn. The turn moves
 * by one file a commit, so that changes of up to a quarter's number of commits leave no file out.
 */
export function selectRest(files: readonly RestFile[], { changed, commits }: Change): Selection {
  const touched = new Map<string, string>()
  for (const one of files) {
    const path = changed.find((name) => isAbout(one, name))
    if (path !== undefined) touched.set(one.file, path)
  }
  const names = files.map(({ file }) => file)
  const turn = inTurn(mixed(names), commits).filter((file) => !touched.has(file))
  const run = new Set([...touched.keys(), ...turn])
  return { touched, inTurn: turn, skipped: names.filter((file) => !run.has(file)) }
}

const isAbout = ({ holds, imports }: RestFile, path: string): boolean =>
  imports.has(path) || holds.some((held) => path === held || path.startsWith(`${held}/`))

/** An order that stays and has neighbours of all kinds: what takes long is spread over all turns. */
const mixed = (files: readonly string[]): string[] =>
  files.toSorted((one, two) => digest(one).localeCompare(digest(two)))

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A quarter of the files, from one on, and on from the first after the last. */
function inTurn(files: readonly string[], first: number): string[] {
  const length = Math.ceil(files.length / 4)
  return Array.from({ length }, (_, index) => files[(first + index) % files.length] ?? '')
}
