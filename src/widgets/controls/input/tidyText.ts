import type { FormField } from '#contract/form.ts'
import { cappedText } from '#domain/text/cappedText.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { textKindOf } from '#domain/text/kinds/cleanValue.ts'
import { cleanText, readSoFar } from '#domain/text/kinds/textKindTable.ts'

/** What an input held, and holds after something was typed or pasted; `caret` in UTF-16 units. */
interface Input {
  before: string
  now: string
  caret: number
}

interface Tidied {
  text: string
  caret: number
  /** More than one key's worth is lost. */
  isCut: boolean
}

/**
 * What an input shows once something came in. A paste becomes the value that it says (`+86 138-0000-0001`); what is
 * typed stays as it is until the field is left. With a maximum (`inputMax`), separators give way first, then a key beyond
 * it does nothing, and a paste is cut.
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

/** The text as it is read now; undefined where it stays as it was typed. */
function readAs(
  kind: Kind,
  { now, isPasted, isOver }: { now: string; isPasted: boolean; isOver: boolean },
): string | undefined {
  if (isOver) return readSoFar(kind, now)
  return isPasted && kind !== 'line' ? cleanText(kind, now) : undefined
}

/** The caret stays before what followed it. */
const replaced = (text: string, after: string): Tidied => ({
  text,
  caret: text.endsWith(after) ? text.length - after.length : text.length,
  isCut: false,
})
