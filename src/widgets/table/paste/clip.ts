import type { FormField } from '#contract/form.ts'

/** The clipboard's content for a table. */
export interface Clip {
  text: string
  html: string
}

export const clipOf = (data: DataTransfer): Clip => ({
  text: data.getData('text/plain'),
  html: data.getData('text/html'),
})

const CELL = /<t[dh][\s>]/gi

const hasManyCells = ({ text, html }: Clip): boolean =>
  text.includes('\t') || (html.match(CELL)?.length ?? 0) > 1

const hasManyLines = ({ text }: Clip): boolean => /[\r\n]/.test(text.trim())

/**
 * Returns whether the grid handles a paste: several cells, or one for a column whose values are not text. Text for a
 * text box, also of several lines where it has them, is left to the box.
 */
export function isForGrid(clip: Clip, column: FormField | undefined, target: EventTarget): boolean {
  if (clip.text.trim() === '' && !hasManyCells(clip)) return false
  if (hasManyCells(clip)) return true
  if (target instanceof HTMLTextAreaElement) return false
  const isOwn = target instanceof HTMLInputElement && column?.type === 'textBox'
  return hasManyLines(clip) || !isOwn
}
