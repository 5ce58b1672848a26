import { isRecord } from '../json/isRecord.ts'
import { longestRun } from '../longestRun.ts'
import { namesOf } from './identity.ts'
import { isSame } from './mergeValues.ts'
import { insertAt, type Path, removeAt, replaceAt } from './textEdits.ts'

/** Writes the difference of two values into a text that has the first; what does not change stays byte for byte. */
export function writeChanges(text: string, before: unknown, after: unknown): string {
  return write(text, [], before, after)
}

function write(text: string, path: Path, before: unknown, after: unknown): string {
  if (isSame(before, after)) return text
  if (isRecord(before) && isRecord(after)) return writeMembers(text, path, before, after)
  if (Array.isArray(before) && Array.isArray(after)) return writeList(text, path, before, after)
  return replaceAt(text, path, after)
}

function writeMembers(
  text: string,
  path: Path,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string {
  const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const gone = [...left.keys()].filter((name) => !right.has(name))
  let written = gone.reduce((rest, name) => removeAt(rest, [...path, name]), text)
  for (const [index, [name, value]] of [...right].entries())
    written = left.has(name)
      ? write(written, [...path, name], left.get(name), value)
      : insertAt(written, [...path, name], value, index)
  return written
}

/** Removes entries, takes out the fewest that moved, and inserts these and the new ones where they belong. */
function writeList(
  text: string,
  path: Path,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const [was = [], wanted = []] = namesOf([before, after])
  const stays = stayingIn(was, wanted)
  const gone = was.flatMap((name, index) => (stays.has(name) ? [] : [index]))
  const kept = was.flatMap((name, index) =>
    stays.has(name) ? [{ name, entry: before[index] }] : [],
  )
  let written = gone.reverse().reduce((rest, index) => removeAt(rest, [...path, index]), text)
  for (const [index, name] of wanted.entries()) {
    const place = [...path, index]
    const stayed = stays.has(name) ? kept.shift() : undefined
    written = stayed
      ? write(written, place, stayed.entry, after[index])
      : insertAt(written, place, after[index])
  }
  return written
}

/** Names whose entries keep their order; the others are taken out and put in again. */
function stayingIn(was: readonly string[], wanted: readonly string[]): Set<string> {
  const places = new Map(was.map((name, index) => [name, index]))
  const common = wanted.filter((name) => places.has(name))
  const run = longestRun(common.map((name) => places.get(name) ?? 0))
  return new Set(common.filter((_, index) => run.has(index)))
}
