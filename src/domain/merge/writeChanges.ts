import { isRecord } from '../json/isRecord.ts'
import { isSameJson } from '../json/isSameJson.ts'
import { longestRun } from '../longestRun.ts'
import { namesOf } from './identity.ts'
import { notationsOf } from './notations.ts'
import { pairsOf } from './pairedNames.ts'
import { insertAt, type Path, removeAt, replaceAt } from './textEdits.ts'

/**
 * Writes the difference of two values into the text of the first; unchanged parts stay byte for byte, and moved parts
 * keep their formatting.
 */
export function writeChanges(text: string, before: unknown, after: unknown): string {
  return write(text, { path: [], known: notationsOf(text) }, before, after)
}

/** Place that is written to, and the previous notations of values. */
interface Place {
  path: Path
  known: ReturnType<typeof notationsOf>
}

const within = ({ path, known }: Place, name: string | number): Place => ({
  path: [...path, name],
  known,
})

function write(text: string, place: Place, before: unknown, after: unknown): string {
  if (isSameJson(before, after)) return text
  if (isRecord(before) && isRecord(after)) return writeMembers(text, place, before, after)
  if (Array.isArray(before) && Array.isArray(after)) return writeList(text, place, before, after)
  return replaceAt(text, place.path, after, place.known)
}

function writeMembers(
  text: string,
  place: Place,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string {
  const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const gone = [...left.keys()].filter((name) => !right.has(name))
  let written = gone.reduce((rest, name) => removeAt(rest, [...place.path, name]), text)
  for (const [index, [name, value]] of [...right].entries())
    written = left.has(name)
      ? write(written, within(place, name), left.get(name), value)
      : insertAt(written, [...place.path, name], value, place.known, index)
  return written
}

/** Removes entries, takes out the fewest that moved, and inserts these and the new ones where they belong. */
function writeList(
  text: string,
  place: Place,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const [was = [], fresh = []] = namesOf([before, after])
  const wanted = renamed(was, fresh, before, after)
  const stays = stayingIn(was, wanted)
  const gone = was.flatMap((name, index) => (stays.has(name) ? [] : [index]))
  const kept = was.flatMap((name, index) =>
    stays.has(name) ? [{ name, entry: before[index] }] : [],
  )
  let written = gone.reverse().reduce((rest, index) => removeAt(rest, [...place.path, index]), text)
  for (const [index, name] of wanted.entries()) {
    const at = within(place, index)
    const stayed = stays.has(name) ? kept.shift() : undefined
    written = stayed
      ? write(written, at, stayed.entry, after[index])
      : insertAt(written, at.path, after[index], at.known)
  }
  return written
}

/**
 * Gives a changed entry that is identified by its content or its first member its previous name, so that it is edited
 * in place.
 */
function renamed(
  was: readonly string[],
  wanted: readonly string[],
  before: readonly unknown[],
  after: readonly unknown[],
): string[] {
  const named = (names: readonly string[], list: readonly unknown[]) =>
    new Map(names.map((name, index) => [name, list[index]]))
  const pairs = pairsOf(named(was, before), named(wanted, after))
  return wanted.map((name) => pairs.get(name) ?? name)
}

/** Returns the names of entries that keep their order; the others are removed and inserted again. */
function stayingIn(was: readonly string[], wanted: readonly string[]): Set<string> {
  const places = new Map(was.map((name, index) => [name, index]))
  const common = wanted.filter((name) => places.has(name))
  const run = longestRun(common.map((name) => places.get(name) ?? 0))
  return new Set(common.filter((_, index) => run.has(index)))
}
