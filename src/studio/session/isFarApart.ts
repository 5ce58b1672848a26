import type { Edit } from '#domain/edits/edit.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { longestRun } from '#domain/longestRun.ts'

/** Maximum number of characters scanned while edits are written into a text, some 50 ms in a browser. */
const MOST_READ = 2_000_000

/**
 * Returns whether a text was replaced rather than edited: each differing place is searched in the whole text, which
 * takes seconds for a long form in which every line differs.
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

/** Returns how many values differ, counted up to `most`; an added or removed value counts once. */
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
