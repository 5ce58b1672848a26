import type { RawField } from '#contract/formInfo.ts'
import type { CellTexts } from '#domain/text/pasted/parseCells.ts'
import { codeOf, nextCode } from './optionTexts.ts'
import type { Options } from './optionTree.ts'

const HEADING = /^(?:代码|编码|编号|序号|名称|选项|code|name|item(?:Code|Name))$/i
const CODE = /^[\w-]{1,20}$/

/**
 * Returns the options in cells of a spreadsheet: one column of names, or names and codes in either order. A heading is
 * left out, and so are codes that are there already; a name without a code gets the next one.
 */
export function pastedOptions(cells: CellTexts, siblings: Options, above = ''): RawField[] {
  const rows = cells.map((row) => row.filter((text) => text !== '')).filter((row) => row.length > 0)
  const body = rows[0]?.every((text) => HEADING.test(text)) ? rows.slice(1) : rows
  const codeAt = codeColumn(body)
  const added: RawField[] = []
  for (const row of body) {
    const there = [...siblings, ...added]
    const code = codeAt === undefined ? undefined : row[codeAt]
    const name =
      row.find((text, at) => (codeAt === undefined ? !CODE.test(text) : at !== codeAt)) ?? row[0]
    if (name === undefined || (code !== undefined && there.some((one) => codeOf(one) === code)))
      continue
    added.push({ itemCode: code ?? nextCode(there, above), itemName: name })
  }
  return added
}

/** The column of two that holds codes: distinct short words without Chinese. */
function codeColumn(rows: CellTexts): number | undefined {
  if (rows.length === 0 || rows.some((row) => row.length < 2)) return undefined
  return [0, 1].find((at) => {
    const codes = rows.map((row) => row[at] ?? '')
    return codes.every((code) => CODE.test(code)) && new Set(codes).size === codes.length
  })
}
