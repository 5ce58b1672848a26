import { type CellTexts, parseCells } from '#domain/text/pasted/parseCells.ts'
import type { Clip } from './clip.ts'
import { htmlCells } from './htmlCells.ts'

/** The pasted cells: those of an HTML table when there is one, because text loses line breaks inside cells. */
export const cellsOf = ({ text, html }: Clip): CellTexts => htmlCells(html) ?? parseCells(text)
