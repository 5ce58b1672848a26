import { withoutUnneeded } from '#domain/text/kinds/marks.ts'

/**
 * Returns a changed text without invisible characters in its changed part: a direction mark pasted into a name would
 * turn the words beside it. Characters outside the change stay; the check reports them.
 */
export function cleanEdit(before: string, after: string): string {
  if (withoutUnneeded(after).length === after.length) return after
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const changed = after.slice(start, after.length - end)
  return `${after.slice(0, start)}${withoutUnneeded(changed)}${after.slice(after.length - end)}`
}
