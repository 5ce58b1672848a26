import { isExponent } from '#domain/text/exponent.ts'
import type { CellTexts } from '#domain/text/pasted/parseCells.ts'

const CODE = /^[\w-]{1,20}$/
const CODES = /^(?:代码|编码|编号|code|itemCode)$/i
const NAMES = /^(?:名称|选项|name|itemName)$/i
/** Title of a column of line numbers; used as codes only when no other column holds codes. */
const LINES = /^序号$/

export const isCode = (text: string): boolean => CODE.test(text)

/** Columns of a paste with names and codes, and the rows below the heading. */
export interface PastedColumns {
  nameAt: number
  codeAt: number | undefined
  /** Column of line numbers. */
  lineAt: number | undefined
  body: CellTexts
}

/**
 * Identifies the columns by their heading; without one, codes are distinct short words in at least half of the rows.
 */
export function pastedColumns(cells: CellTexts): PastedColumns {
  const rows = cells.filter((row) => row.some((text) => text !== ''))
  const [head = [], ...below] = rows
  const isHead = head.some((text) => [CODES, NAMES, LINES].some((title) => title.test(text)))
  if (!isHead) return untitled(rows)
  const at = (title: RegExp) => indexOf(head, (text) => title.test(text))
  const [codes, lines] = [at(CODES), at(LINES)]
  const codeAt = codes ?? lines
  return {
    nameAt: at(NAMES) ?? indexOf(head, (_, index) => index !== codeAt) ?? 0,
    codeAt,
    lineAt: codes === undefined ? undefined : lines,
    body: below,
  }
}

function untitled(rows: CellTexts): PastedColumns {
  const columnAt = (at: number) => rows.map((row) => row[at] ?? '').filter((text) => text !== '')
  const width = Math.max(0, ...rows.map((row) => row.length))
  const isCodes = (at: number) => {
    const codes = columnAt(at)
    const isMost = codes.length > 0 && codes.length * 2 >= rows.length
    const areCodes = codes.every((text) => isCode(text) || isExponent(text))
    return isMost && areCodes && new Set(codes).size === codes.length
  }
  const all = Array.from({ length: width }, (_, at) => at)
  const codeAt = width > 1 ? all.slice(0, 2).find(isCodes) : undefined
  const named = all.filter((at) => at !== codeAt)
  const nameAt = named.find((at) => columnAt(at).some((text) => !isCode(text))) ?? named[0] ?? 0
  return { nameAt, codeAt, lineAt: undefined, body: rows }
}

function indexOf(
  row: readonly string[],
  isIt: (text: string, index: number) => boolean,
): number | undefined {
  const at = row.findIndex(isIt)
  return at < 0 ? undefined : at
}
