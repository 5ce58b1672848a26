import type { YearFee } from '../fees/feeSpan.ts'

/**
 * Accounts of the books. `cash`: money the society holds; `credit`: money received that pays nothing yet; `held`: parts
 * of a sum that pay its years with the last of them; `refunding`: money on its way back; `dues`: money that pays a year
 * of a member; `other`: money that pays something else.
 */
export type LedgerAccount = 'cash' | 'credit' | 'held' | 'refunding' | 'dues' | 'other'

/**
 * `receive`: money arrived; `apply`: credit pays years; `release`: paid years become credit again; `move`: credit of
 * one member becomes another's; `assign`: credit pays another purpose, `unassign` reverses that; `hold`: credit becomes
 * a part of a plan, `unhold` reverses that; `reverse`: booked money never arrived; `refundAsk`: a refund of credit is
 * requested, `refundDone`: it was made, `refundFail`: it failed and is credit again; `refundSeen`: the provider paid
 * back without a request; `refund`: paid back by hand, before refunds had states.
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
  /** Owner of the dues or credit; null for cash, and for money of an unknown payer. */
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

/** Creates deeds that move money from one account to another; cash belongs to no member. */
const transfer =
  (from: LedgerAccount, to: LedgerAccount) =>
  ({ memberId, fen }: Money): LedgerEntry[] => [
    line(from, from === 'cash' ? null : memberId, fen),
    line(to, to === 'cash' ? null : memberId, -fen),
  ]

/** Books received money as credit until it pays something. */
export const receive = transfer('cash', 'credit')

/** Reverses money that was booked as received and never arrived. */
export const reverse = transfer('credit', 'cash')

/** Reserves credit for a refund; it cannot be used meanwhile. */
export const refundAsk = transfer('credit', 'refunding')

/** Books a refund that was made. */
export const refundDone = transfer('refunding', 'cash')

/** Turns a refund that failed into credit again. */
export const refundFail = transfer('refunding', 'credit')

/** Books money that left without a refund request; its source still has to be named. */
export const refundSeen = ({ memberId, fen }: Money): LedgerEntry[] => [
  line('refunding', memberId, fen),
  line('cash', null, -fen),
]

/** Assigns credit to a purpose other than dues. */
export const assign = transfer('credit', 'other')

export const unassign = transfer('other', 'credit')

/**
 * Holds credit as a part of a member's plan, until the last part arrives or the plan ends; `from` is the owner of the
 * credit, null when unknown.
 */
export const hold = (from: string | null, memberId: string, fen: number): LedgerEntry[] => [
  line('credit', from, fen),
  line('held', memberId, -fen),
]

export const unhold = transfer('held', 'credit')

/** Transfers credit from one member, null when unknown, to another. */
export const move = (from: string | null, to: string, fen: number): LedgerEntry[] => [
  line('credit', from, fen),
  line('credit', to, -fen),
]

/**
 * Pays years of a member from credit and from the held earlier parts; `from` is the owner of the credit, null when
 * unknown.
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

/** Turns paid years of a member into credit again; earlier parts that had paid them are held again. */
export const release = (memberId: string, years: readonly YearFee[], held = 0): LedgerEntry[] => [
  ...years.map(({ year, fen }) => ({ account: 'dues', memberId, year, fen }) as const),
  line('credit', memberId, held - sumOf(years)),
  ...(held > 0 ? [line('held', memberId, -held)] : []),
]

/** Returns whether the entries of a deed add up to zero. */
export const isBalanced = (entries: readonly LedgerEntry[]): boolean => sumOf(entries) === 0

/** Returns the sum that a deed moves, in fen. */
export const amountOf = (entries: readonly Pick<LedgerEntry, 'fen'>[]): number =>
  sumOf(entries.filter(({ fen }) => fen > 0))

/** Returns the sum that a deed takes from an account, in fen. */
export const takenFrom = (
  account: LedgerAccount,
  entries: readonly Pick<LedgerEntry, 'account' | 'fen'>[],
): number => sumOf(entries.filter((entry) => entry.account === account && entry.fen > 0))

/** Returns the years of a deed's entries, in their order. */
export const bookedYears = (entries: readonly Pick<LedgerEntry, 'year'>[]): number[] =>
  entries.flatMap(({ year }) => (year === null ? [] : [year]))

const sumOf = (lines: readonly { fen: number }[]): number =>
  lines.reduce((sum, { fen }) => sum + fen, 0)
