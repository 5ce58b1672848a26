import type { Displayer } from './displayer.ts'
import { scalarText, textContent, textList } from './textContent.ts'

/** One date or time, or `start 至 end`. */
export const displayPeriod: Displayer = (_, value) =>
  textContent(Array.isArray(value) ? textList(value).join(' 至 ') : scalarText(value))
