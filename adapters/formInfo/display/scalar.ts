import type { Displayer } from './displayer.ts'
import { scalarText, textContent } from './textContent.ts'

/** Numbers and times read as they are stored. */
export const displayScalar: Displayer = (_, value) => textContent(scalarText(value))
