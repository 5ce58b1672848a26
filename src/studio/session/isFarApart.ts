import type { Edit } from '#domain/edits/edit.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { longestRun } from '#domain/longestRun.ts'

/** Characters that may be read again while edits are written into a text: some 50 ms of a browser. */
const MOST_READ = 2_000_000

/**
 * Whether a text was replaced rather than edited: every place that differs is found in the text anew, which takes
 * seconds for a long form of which every line is another.
 */
export function isFarApart(text: string, edits: readonly Edit[]): boolean {
  let left = MOST_READ / Math.max(1, text.length)
  return edits.some((edit) => {
    left -= placesOf(edit, left)
    return left < 0
  })
}

function placesOf(edit: Edit, most: number): number {
  if (edit.op === 'text') return 1
  if (edit.op === 'set') return differing(edit.was, edit.value, most)
  const places = new Map(edit.was.map((name, index) => [name, index]))
  return edit.value.length - longestRun(edit.value.map((name) => places.get(name) ?? 0)).size
}

/** How many values differ, counted up to a number; one that is new or gone is one. */
function differing(before: unknown, after: unknown, most: number): number {
  const [left, right] = [membersOf(before), membersOf(after)]
  if (!left || !right) return before === after ? 0 : 1
  let count = 0
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    if (count > most) break
    count += differing(left.get(name), right.get(name), most - count)
  }
  return count
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.map((entry, index) => [String(index), entry]))
  return isRecord(value) ? new Map(Object.entries(value)) : undefined
}
