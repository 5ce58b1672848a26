import { codePoints } from './codePoints.ts'

export interface CappedText {
  text: string
  /** Where the cursor stands then; UTF-16 units, as elements count. */
  caret: number
  /** Something other than blanks did not get in. */
  lost: boolean
}

/**
 * What becomes of an input that takes at most `max` characters (code points) when something is typed or pasted into it:
 * the rest of what came in stays out, wherever the cursor was, and what stood there before is kept, even if that is too
 * long already. Blanks give way first.
 * @param before the text until now
 * @param now the text with what came in, which ends at `caret`
 */
export function cappedText(before: string, now: string, caret: number, max: number): CappedText {
  const unchanged = { text: now, caret, lost: false }
  if (codePoints(now) <= max) return unchanged
  const start = sharedStart(before, now, caret)
  const came = now.slice(start, caret)
  if (came === '') return unchanged
  const head = now.slice(0, start)
  const tail = now.slice(caret)
  const room = Math.max(0, max - codePoints(head) - codePoints(tail))
  const wanted = [came.trim(), came.replaceAll(/\s/g, '')]
  const fitting = wanted.find((text) => codePoints(text) <= room)
  const taken = fitting ?? [...came].slice(0, room).join('')
  return { text: head + taken + tail, caret: start + taken.length, lost: fitting === undefined }
}

/** How many units both begin with, before the cursor; no half of a character. */
function sharedStart(before: string, now: string, caret: number): number {
  let start = 0
  while (start < caret && start < before.length && before[start] === now[start]) start += 1
  const isHalf = /[\ud800-\udbff]/.test(now[start - 1] ?? '') && start < caret
  return isHalf ? start - 1 : start
}
