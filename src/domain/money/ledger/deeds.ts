import type { YearFee } from '../fees/feeSpan.ts'

/**
 * What a line of the books belongs to: `cash` is money the society holds, `credit` money received that pays nothing yet,
 * `held` parts of a sum that pay its years with the last of them, `refunding` money on its way back, `dues` money that
 * pays a year of a member, `other` money that pays something else.
 */
export type LedgerAccount = 'cash' | 'credit' | 'held' | 'refunding' | 'dues' | 'other'

/**
 * `receive`: money came; `apply`: credit pays years; `release`: years that were paid are credit again; `move`: credit of
 * one member is another's; `assign`: credit pays another purpose, `unassign` takes that back; `hold`: credit is a part of
 * a plan, `unhold` takes that back; `reverse`: the money never came; `refundAsk`: credit is to be paid back, `refundDone`: it was, `refundFail`: it is credit again; `refundSeen`:
 * the provider paid back without having been asked; `refund`: paid back by hand, before refunds had states.
 */
export type DeedKind =
  | 'receive'
  | 'apply'
  | 'release'
  | 'move'
  | 'assign'
  | 'unassign'
  | 'hold'
  | 'unhold'
  | 'reverse'
  | 'refundAsk'
  | 'refundDone'
  | 'refundFail'
  | 'refundSeen'
  | 'refund'

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

const line = (account: LedgerAccount, memberId: string | null, fen: number): LedgerEntry => ({
  account,
  memberId,
  year: null,
  fen,
})

/** What is taken from one account goes to the other; cash belongs to nobody. */
const transfer =
  (from: LedgerAccount, to: LedgerAccount) =>
  ({ memberId, fen }: Money): LedgerEntry[] => [
    line(from, from === 'cash' ? null : memberId, fen),
    line(to, to === 'cash' ? null : memberId, -fen),
  ]

/** Money came: it is credit until something is paid with it. */
export const receive = transfer('cash', 'credit')

/** Money that was booked as received never came. */
export const reverse = transfer('credit', 'cash')

/** Credit is to be paid back; it cannot be used meanwhile. */
export const refundAsk = transfer('credit', 'refunding')

/** Credit was paid back. */
export const refundDone = transfer('refunding', 'cash')

/** Paying back did not succeed. */
export const refundFail = transfer('refunding', 'credit')

/** Money left without having been asked for: what it was taken from is still to be said. */
export const refundSeen = ({ memberId, fen }: Money): LedgerEntry[] => [
  line('refunding', memberId, fen),
  line('cash', null, -fen),
]

/** Credit pays something that is no dues. */
export const assign = transfer('credit', 'other')

export const unassign = transfer('other', 'credit')

/**
 * Credit is held as a part of a member's plan, until the last part comes or the plan ends; `from` is whose credit it
 * was, null for nobody known.
 */
export const hold = (from: string | null, memberId: string, fen: number): LedgerEntry[] => [
  line('credit', from, fen),
  line('held', memberId, -fen),
]

export const unhold = transfer('held', 'credit')

/** Credit of one member becomes another's. */
export const move = (from: string | null, to: string, fen: number): LedgerEntry[] => [
  line('credit', from, fen),
  line('credit', to, -fen),
]

/**
 * Credit pays years of a member, with what is held of earlier parts; `from` is whose credit it was, null for nobody
 * known.
 */
export const apply = (
  from: string | null,
  memberId: string,
  years: readonly YearFee[],
  held = 0,
): LedgerEntry[] => [
  line('credit', from, sumOf(years) - held),
  ...(held > 0 ? [line('held', memberId, held)] : []),
  ...years.map(({ year, fen }) => ({ account: 'dues', memberId, year, fen: -fen }) as const),
]

/** Years that were paid are credit of their member again; what was held of earlier parts is held again. */
export const release = (memberId: string, years: readonly YearFee[], held = 0): LedgerEntry[] => [
  ...years.map(({ year, fen }) => ({ account: 'dues', memberId, year, fen }) as const),
  line('credit', memberId, held - sumOf(years)),
  ...(held > 0 ? [line('held', memberId, -held)] : []),
]

/** Whether the entries of a deed add up to zero. */
export const isBalanced = (entries: readonly LedgerEntry[]): boolean => sumOf(entries) === 0

/** The sum a deed moves, in fen. */
export const amountOf = (entries: readonly Pick<LedgerEntry, 'fen'>[]): number =>
  sumOf(entries.filter(({ fen }) => fen > 0))

/** What a deed takes from an account, in fen. */
export const takenFrom = (
  account: LedgerAccount,
  entries: readonly Pick<LedgerEntry, 'account' | 'fen'>[],
): number => sumOf(entries.filter((entry) => entry.account === account && entry.fen > 0))

/** The years a deed is about, in its order. */
export const bookedYears = (entries: readonly Pick<LedgerEntry, 'year'>[]): number[] =>
  entries.flatMap(({ year }) => (year === null ? [] : [year]))

const sumOf = (lines: readonly { fen: number }[]): number =>
  lines.reduce((sum, { fen }) => sum + fen, 0)
