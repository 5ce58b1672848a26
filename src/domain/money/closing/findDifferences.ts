import { ownValue } from '#contract/record.ts'
import type { ByAccount } from './movements.ts'
import { net } from './movements.ts'
import type { PeriodSums } from './sumPeriod.ts'

/**
 * Kinds of disagreement between the books and their counterparts. `opening`: the deeds before the period do not add up
 * to its opening balances; `unbalanced`: the movements of the period do not add up to zero; `credit`: the credit
 * account differs from the credit still to be dealt with; `held`: the held account differs from the parts paid of plans
 * under way; `dues`: the dues account differs from the fees of the years paid; `refunding`: the refunding account
 * differs from the open refunds; `unreceived`: a payment has no deed that received it; `statement`: a bank's or
 * provider's statement has another sum.
 */
export type DifferenceCode =
  | 'opening'
  | 'unbalanced'
  | 'credit'
  | 'held'
  | 'dues'
  | 'refunding'
  | 'unreceived'
  | 'statement'

/** Sums in fen. */
export interface Difference {
  code: DifferenceCode
  /** Sum according to the books. */
  books: number
  /** Sum according to the counterpart. */
  other: number
  /** Account or payment method concerned. */
  about?: string
  /** Payments concerned, as far as they are known. */
  payments?: readonly string[]
}

/** Figures that the books are compared with, as of now; sums in fen. */
export interface Beside {
  /** The balances of all deeds before the period. */
  before: ByAccount<number>
  /** The balances of all deeds there are. */
  now: ByAccount<number>
  /** Credit without a remedy so far. */
  openCredit: number
  /** Parts paid of plans under way. */
  heldParts: number
  /** The fees of all years that are paid. */
  paidYears: number
  /** Refunds requested and not yet made, minus unrequested refunds that still have to be explained. */
  openRefunds: number
  /** Payments without a deed that received them. */
  unreceived: readonly { id: string; fen: number }[]
  /** Method → sum of its statement over the period; methods without a statement are not compared. */
  statement?: ByAccount<number>
}

/** Compares a period's sums with their counterparts and returns every difference. */
export function findDifferences(sums: PeriodSums, beside: Beside): Difference[] {
  return [...ofPeriod(sums, beside), ...ofNow(beside), ...ofStatement(sums, beside)]
}

function ofPeriod({ accounts }: PeriodSums, { before }: Beside): Difference[] {
  const moved = Object.values(accounts).reduce((sum, turnover) => sum + net(turnover), 0)
  const names = new Set([...Object.keys(accounts), ...Object.keys(before)])
  const openings = [...names].sort().map((about): Difference => {
    const books = ownValue(accounts, about)?.opening ?? 0
    return { code: 'opening', books, other: ownValue(before, about) ?? 0, about }
  })
  return [...openings, { code: 'unbalanced', books: moved, other: 0 } as const].filter(isUnequal)
}

function ofNow({
  now,
  openCredit,
  heldParts,
  paidYears,
  openRefunds,
  unreceived,
}: Beside): Difference[] {
  const owed = (account: string) => 0 - (ownValue(now, account) ?? 0)
  const missing = unreceived.reduce((sum, { fen }) => sum + fen, 0)
  const compared: Difference[] = [
    { code: 'credit', books: owed('credit'), other: openCredit },
    { code: 'held', books: owed('held'), other: heldParts },
    { code: 'dues', books: owed('dues'), other: paidYears },
    { code: 'refunding', books: owed('refunding'), other: openRefunds },
    { code: 'unreceived', books: 0, other: missing, payments: unreceived.map(({ id }) => id) },
  ]
  return compared.filter(isUnequal)
}

/** Compares each statement with the cash booked for its method: both hold money in and money out. */
function ofStatement({ byMethod }: PeriodSums, { statement = {} }: Beside): Difference[] {
  const booked = new Map(byMethod.map(({ key, accounts: { cash } }) => [key, cash ? net(cash) : 0]))
  return Object.entries(statement)
    .map(([about, other]): Difference => {
      return { code: 'statement', books: booked.get(about) ?? 0, other, about }
    })
    .filter(isUnequal)
}

const isUnequal = ({ books, other }: Difference): boolean => books !== other
