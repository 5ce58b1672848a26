import type { Displayer } from './displayer.ts'
import { optionName } from './optionNames.ts'
import { scalarText, textContent, textList } from './textContent.ts'

/** The names of the chosen items, joined by the separator. */
export const displayChoice: Displayer = (field, value, tables) => {
  const codes = Array.isArray(value) ? textList(value) : [scalarText(value)]
  return textContent(
    codes.map((code) => optionName(field.options, code, tables)).join(field.ui.separator),
  )
}
