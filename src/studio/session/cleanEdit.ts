import { withoutUnneeded } from '#domain/text/kinds/marks.ts'

/**
 * A changed text without characters that show nothing, where it was changed: a direction mark that was pasted into a
 * name turns the words beside it. What stood there before stays; the check tells about it.
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
