import type { Difference } from '#domain/money/closing/findDifferences.ts'
import type { PeriodSums } from '#domain/money/closing/sumPeriod.ts'
import type { DeedKind, LedgerAccount } from '#domain/money/ledger/deeds.ts'
import type { Json } from './json.ts'

/**
 * A deed of the books: what happened to the money of a payment, by whose decision and why. Rows are never changed or
 * deleted; a deed that corrects another is a row of its own.
 */
export interface DuesDeedTable {
  orgId: string
  id: string
  kind: DeedKind
  /** The deed that this one undoes; each is undone once at most. */
  undoes: string | null
  paymentId: string
  /** Day in Beijing on which it is booked, YYYY-MM-DD. */
  bookedOn: string
  /** Account and name of the staff member; null when a provider's confirmation sufficed. */
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

/** A closed period of the books, days inclusive. Rows are never changed or deleted; no period is opened again. */
export interface DuesClosingTable {
  orgId: string
  id: string
  fromOn: string
  throughOn: string
  sums: Json<PeriodSums>
  differences: Json<Difference[]>
  note: string
  /** The first of two persons; null where one sufficed. */
  proposedBy: string | null
  proposedByName: string | null
  proposedAt: Date | null
  closedBy: string
  closedByName: string
  /** Where the files are, once a job has drawn them. */
  pdfPath: string
  xlsxPath: string
  createdAt: Date
}

/** A closing that awaits another person's confirmation; the newest of a period counts. */
export interface DuesClosingProposalTable {
  orgId: string
  id: string
  fromOn: string
  throughOn: string
  note: string
  proposedBy: string
  proposedByName: string
  createdAt: Date
}
