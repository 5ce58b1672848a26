import { ownValue } from '#contract/record.ts'
import { type ByAccount, NONE, type Turnover } from '#domain/money/closing/movements.ts'
import type { Dimension, PeriodPart, PeriodSums } from '#domain/money/closing/sumPeriod.ts'
import words from '#server/messages/duesClosing.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { accountName, partName } from './closingNames.ts'

/** A column of numbers in a closing's tables; `count` is a number of deeds, all others are fen. */
export type ClosingColumn = Exclude<keyof typeof words.columns, 'name'>

/** Dimension by which a table divides the period. */
export type ClosingBy = 'account' | 'day' | 'kind' | 'method' | 'year' | 'memberType'

export interface ClosingRow {
  key: string
  name: string
  values: Partial<Record<ClosingColumn, number>>
}

const DIMENSIONS: Record<Exclude<ClosingBy, 'account'>, Dimension> = {
  day: 'byDay',
  kind: 'byKind',
  method: 'byMethod',
  year: 'byYear',
  memberType: 'byMemberType',
}

/** The columns of a table, in their order. */
export const COLUMNS: Record<ClosingBy, readonly ClosingColumn[]> = {
  account: ['opening', 'increase', 'decrease', 'closing'],
  day: ['count', 'received', 'paidBack', 'dues', 'released', 'other', 'asked'],
  kind: ['count', 'amount'],
  method: ['count', 'received', 'paidBack', 'dues', 'released', 'other', 'asked'],
  year: ['dues', 'released'],
  memberType: ['received', 'paidBack', 'dues', 'released', 'other', 'asked'],
}

/** The rows of one table of a period, as the page, the PDF and the workbook show them. */
export function closingRows(
  sums: PeriodSums,
  by: ClosingBy,
  configuration: OrgConfiguration,
): ClosingRow[] {
  if (by === 'account') return accountRows(sums)
  const dimension = DIMENSIONS[by]
  const parts = by === 'year' ? sums.byYear.filter(({ key }) => key !== null) : sums[dimension]
  return parts.map((part) => ({
    key: part.key ?? '',
    name: partName(dimension, part.key, configuration),
    values: valuesOf(part),
  }))
}

/**
 * Returns the rows of all accounts. Cash is an asset and increases by debit; all others are liabilities for it, or
 * income that it paid, and increase by credit.
 */
function accountRows({ accounts }: PeriodSums): ClosingRow[] {
  const known = Object.keys(words.accounts)
  const names = [...known.filter((name) => ownValue(accounts, name)), ...unknown(accounts, known)]
  return names.flatMap((key) => {
    const account = ownValue(accounts, key)
    if (!account) return []
    const { opening, debit, credit, closing } = account
    const values =
      key === 'cash'
        ? { opening, increase: debit, decrease: credit, closing }
        : { opening: 0 - opening, increase: credit, decrease: debit, closing: 0 - closing }
    return [{ key, name: accountName(key), values }]
  })
}

const unknown = (accounts: object, known: readonly string[]): string[] =>
  Object.keys(accounts).filter((name) => !known.includes(name))

function valuesOf({ deeds, accounts }: PeriodPart): Record<ClosingColumn, number> {
  const { cash, dues, other, refunding } = sidesOf(accounts)
  return {
    ...NO_BALANCES,
    count: deeds,
    received: cash.debit,
    paidBack: cash.credit,
    dues: dues.credit,
    released: dues.debit,
    other: other.credit - other.debit,
    asked: refunding.credit,
    amount: Object.values(accounts).reduce((sum, { debit }) => sum + debit, 0),
  }
}

const NO_BALANCES = { opening: 0, increase: 0, decrease: 0, closing: 0 }

const sidesOf = (accounts: ByAccount<Turnover>) => ({
  cash: accounts.cash ?? NONE,
  dues: accounts.dues ?? NONE,
  other: accounts.other ?? NONE,
  refunding: accounts.refunding ?? NONE,
})
