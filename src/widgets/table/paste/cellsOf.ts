import { type CellTexts, parseCells } from '#domain/pasted/parseCells.ts'
import type { Clip } from './clip.ts'
import { htmlCells } from './htmlCells.ts'

/** The cells of what was pasted: those of an HTML table where there is one, for text loses line breaks inside cells. */
export const cellsOf = ({ text, html }: Clip): CellTexts => htmlCells(html) ?? parseCells(text)
