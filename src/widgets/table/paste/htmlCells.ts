/** Stands for the end of a line while blanks are tidied. */
const BREAK = '\u2028'

/**
 * The cells of the first table in an HTML text, or undefined when it has none. A cell that spans several is followed by
 * empty ones, as in the text a spreadsheet copies. The document is never shown; nothing in it runs or loads.
 */
export function htmlCells(html: string): string[][] | undefined {
  if (!/<table/i.test(html)) return undefined
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (!table) return undefined
  const rows = [...table.rows]
  const texts: string[][] = rows.map(() => [])
  for (const [at, row] of rows.entries()) for (const cell of row.cells) placeCell(texts, at, cell)
  return texts.map((row) => Array.from(row, (text) => text ?? ''))
}

function placeCell(texts: string[][], at: number, cell: HTMLTableCellElement): void {
  const row = texts[at] ?? []
  const free = Array.from({ length: row.length + 1 }, (_, column) => column)
  const column = free.find((each) => row[each] === undefined) ?? row.length
  for (let down = 0; down < Math.max(1, cell.rowSpan); down += 1)
    for (let right = 0; right < Math.max(1, cell.colSpan); right += 1) {
      const target = texts[at + down]
      if (target) target[column + right] = down + right === 0 ? textOf(cell) : ''
    }
}

function textOf(cell: HTMLElement): string {
  for (const line of cell.querySelectorAll('br')) line.replaceWith(BREAK)
  for (const block of cell.querySelectorAll('p, div, li')) block.append(BREAK)
  const lines = cell.textContent.split(BREAK).map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.join('\n').trim()
}
