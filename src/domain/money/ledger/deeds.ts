import type { YearFee } from '../fees/feeSpan.ts'

/**
 * What a line of the books belongs to: `cash` is money the society holds, `credit` money received that pays nothing yet,
 * `dues` money that pays a year of a member.
 */
export type LedgerAccount = 'cash' | 'credit' | 'dues'

/** `receive`: money came; `apply`: credit pays years; `refund`: credit was paid back. */
export type DeedKind = 'receive' | 'apply' | 'refund'

/** One line of a deed; `fen` is positive for what the society gains in cash, negative for what it owes for it. */
export interface LedgerEntry {
  account: LedgerAccount
  /** Whose dues or credit; null for cash, and for money of nobody known. */
  memberId: string | null
  /** The year that is paid; for `dues` only. */
  year: number | null
  fen: number
}

interface Money {
  memberId: string | null
  fen: number
}

const cash = (fen: number): LedgerEntry => ({ account: 'cash', memberId: null, year: null, fen })

const credit = ({ memberId, fen }: Money): LedgerEntry => ({
  account: 'credit',
  memberId,
  year: null,
  fen,
})

/** Money came: it is credit until something is paid with it. */
export const receive = ({ memberId, fen }: Money): LedgerEntry[] => [
  cash(fen),
  credit({ memberId, fen: -fen }),
]

/** Credit pays years of a member; `from` is whose credit it was, null for nobody known. */
export const apply = (
  from: string | null,
  memberId: string,
  years: readonly YearFee[],
): LedgerEntry[] => [
  credit({ memberId: from, fen: sumOf(years) }),
  ...years.map(({ year, fen }) => ({ account: 'dues', memberId, year, fen: -fen }) as const),
]

/** Credit was paid back. */
export const refund = ({ memberId, fen }: Money): LedgerEntry[] => [
  credit({ memberId, fen }),
  cash(-fen),
]

/** Whether the entries of a deed add up to zero. */
export const isBalanced = (entries: readonly LedgerEntry[]): boolean => sumOf(entries) === 0

/** The sum a deed moves, in fen. */
export const amountOf = (entries: readonly Pick<LedgerEntry, 'fen'>[]): number =>
  sumOf(entries.filter(({ fen }) => fen > 0))

/** The years a deed is about, in its order. */
export const bookedYears = (entries: readonly Pick<LedgerEntry, 'year'>[]): number[] =>
  entries.flatMap(({ year }) => (year === null ? [] : [year]))

const sumOf = (lines: readonly { fen: number }[]): number =>
  lines.reduce((sum, { fen }) => sum + fen, 0)
