import { signedFen } from '../../amountText.ts'
import { holdsNothing, momentText } from '../table/cellValues.ts'
import type { NamedRow } from '../table/namedRows.ts'
import type { RequiredMapping } from './mappedFields.ts'

/** 合计, 本页小计：2笔. */
const TOTAL = /^本?[页日月季年期次]?[合总小共累]计(?:$|[\s\d:：(（]|金额|笔数)/

/** Returns whether a row is a total: it has no date, and its first cell says so. */
export const isTotal = (row: NamedRow, { at }: RequiredMapping): boolean =>
  momentText(row.cell(at)) === undefined && TOTAL.test(row.first)

/** Digits, or a number in words: 二百, 壹佰元整. */
const NUMBER = /\d|^[〇零一二两三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟元圆角分整]+$/

/**
 * Returns whether a row below the last one with a date holds no money, such as a signature or a note. A number in a
 * column of amounts next to a bank's number or a payer is money that was not understood.
 */
export function isNote(
  row: NamedRow,
  { income, outgo, tradeNo, tradeRef, payer }: RequiredMapping,
) {
  const cellsOf = (titles: readonly (string | undefined)[]) =>
    titles.map((title) => (title === undefined ? '' : row.cell(title)))
  const amounts = cellsOf([income, outgo]).filter((cell) => !holdsNothing(cell))
  const isNamed = cellsOf([tradeNo, tradeRef, payer]).some((cell) => cell !== '')
  return !amounts.some((cell) => (signedFen(cell) ?? 0) !== 0 || (isNamed && NUMBER.test(cell)))
}
