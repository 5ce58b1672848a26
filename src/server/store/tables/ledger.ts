import type { DeedKind, LedgerAccount } from '#domain/money/ledger/deeds.ts'

/**
 * A deed of the books: what happened to the money of a payment, on whose word and why. Rows are never changed or
 * deleted; a deed that corrects another is a row of its own.
 */
export interface DuesDeedTable {
  orgId: string
  id: string
  kind: DeedKind
  /** The deed that this one takes back; each is taken back once. */
  undoes: string | null
  paymentId: string
  /** The day in Beijing it counts for, YYYY-MM-DD. */
  bookedOn: string
  /** Account and name of the staff member; null where a provider's word sufficed. */
  doneBy: string | null
  doneByName: string | null
  reason: string
  createdAt: Date
}

/** One line of a deed; the lines of a deed add up to zero. */
export interface DuesEntryTable {
  orgId: string
  deedId: string
  /** From 0, in the order of the deed. */
  line: number
  account: LedgerAccount
  memberId: string | null
  year: number | null
  fen: number
}
