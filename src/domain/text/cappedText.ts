import { codePoints } from './codePoints.ts'

export interface CappedText {
  text: string
  /** The cursor position in the resulting text, in UTF-16 units like `selectionStart`. */
  caret: number
  /** Something other than blanks did not get in. */
  lost: boolean
}

/**
 * Caps text typed or pasted into an input of at most `max` characters (code points). The excess of the inserted part is
 * cut, wherever the cursor was; the existing text stays, even when it is already too long. Whitespace in the inserted
 * part is dropped first.
 * @param before the text before the insertion
 * @param now the text after it; the inserted part ends at `caret`
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
  const candidates = [came.trim(), came.replaceAll(/\s/g, '')]
  const fitting = candidates.find((text) => codePoints(text) <= room)
  const inserted = fitting ?? [...came].slice(0, room).join('')
  return {
    text: head + inserted + tail,
    caret: start + inserted.length,
    lost: fitting === undefined,
  }
}

/** The length of the common prefix before the cursor, in UTF-16 units; never splits a surrogate pair. */
function sharedStart(before: string, now: string, caret: number): number {
  let start = 0
  while (start < caret && start < before.length && before[start] === now[start]) start += 1
  const isHalf = /[\ud800-\udbff]/.test(now[start - 1] ?? '') && start < caret
  return isHalf ? start - 1 : start
}
