import type { FormField } from '#contract/form.ts'
import { cappedText } from '#domain/text/cappedText.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { textKindOf } from '#domain/text/kinds/cleanValue.ts'
import { cleanText, readSoFar } from '#domain/text/kinds/textKindTable.ts'

/** Text of an input before and after typing or pasting; `caret` in UTF-16 units. */
interface Input {
  before: string
  now: string
  caret: number
}

interface Tidied {
  text: string
  caret: number
  /** True when more than one key stroke is lost. */
  isCut: boolean
}

/**
 * Returns the text that an input shows after typing or pasting. A paste becomes the value that it denotes (`+86
 * 138-0000-0001`); typed text stays as it is until the field is left. With a maximum (`inputMax`), separators are
 * removed first, a key beyond it has no effect, and a paste is cut.
 */
export function tidyText(field: FormField, { before, now, caret }: Input): Tidied {
  const max = field.ui.inputMax ?? Infinity
  const kind = textKindOf(field)
  const isPasted = codePoints(now) - codePoints(before) > 1
  const isOver = codePoints(now) > max
  const said = kind && readAs(kind, { now, isPasted, isOver })
  if (said !== undefined && codePoints(said) <= max) return replaced(said, now.slice(caret))
  if (!isOver) return { text: now, caret, isCut: false }
  const { lost, ...capped } = cappedText(before, now, caret, max)
  return { ...capped, isCut: lost && isPasted }
}

type Kind = NonNullable<ReturnType<typeof textKindOf>>

/** Returns the normalised text; undefined when it stays as typed. */
function readAs(
  kind: Kind,
  { now, isPasted, isOver }: { now: string; isPasted: boolean; isOver: boolean },
): string | undefined {
  if (isOver) return readSoFar(kind, now)
  return isPasted && kind !== 'line' ? cleanText(kind, now) : undefined
}

/** Returns the replaced text with the caret before the text that followed it. */
const replaced = (text: string, after: string): Tidied => ({
  text,
  caret: text.endsWith(after) ? text.length - after.length : text.length,
  isCut: false,
})
