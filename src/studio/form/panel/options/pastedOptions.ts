import type { RawField } from '#contract/formInfo.ts'
import { isExponent } from '#domain/text/exponent.ts'
import { fill } from '#domain/text/fill.ts'
import type { CellTexts } from '#domain/text/pasted/parseCells.ts'
import { codeOf, nextCode } from '#formDocument/options/optionTexts.ts'
import type { Options } from '#formDocument/options/optionTree.ts'
import texts from '../texts.json' with { type: 'json' }
import { isCode, type PastedColumns, pastedColumns } from './pastedColumns.ts'

/** Options in a paste, and one sentence for each part that was left out. */
export interface PastedOptions {
  added: RawField[]
  left: string[]
}

/**
 * Returns the options in cells of a spreadsheet: one column of names, or names and codes in either order. A name
 * without a code gets the next one. Parts left out are reported: existing or rewritten codes, other columns.
 */
export function pastedOptions(cells: CellTexts, siblings: Options, above = ''): PastedOptions {
  const columns = pastedColumns(cells)
  const added: RawField[] = []
  const left: string[] = []
  for (const row of columns.body) {
    const there = [...siblings, ...added]
    const name = row[columns.nameAt] ?? ''
    const code = columns.codeAt === undefined ? '' : (row[columns.codeAt] ?? '')
    const fault = faultOf(name, code, there)
    if (fault !== undefined) left.push(fill(fault, { code }))
    else if (name !== '') added.push({ itemCode: code || nextCode(there, above), itemName: name })
  }
  return { added, left: hasMore(columns) ? [...left, texts.otherColumns] : left }
}

/** Returns why a row is not an option; undefined for an option, and for a row that is empty in both columns. */
function faultOf(name: string, code: string, there: Options): string | undefined {
  if (isExponent(code)) return texts.codeRewritten
  if (code !== '' && !isCode(code)) return texts.codeFormat
  if (name === '') return code === '' ? undefined : texts.codeWithoutName
  return code !== '' && there.some((one) => codeOf(one) === code) ? texts.codeThere : undefined
}

const hasMore = ({ body, nameAt, codeAt, lineAt }: PastedColumns): boolean =>
  body.some((row) => row.some((text, at) => text !== '' && ![nameAt, codeAt, lineAt].includes(at)))
