import type { Difference } from '#domain/money/closing/findDifferences.ts'
import type { PeriodSums } from '#domain/money/closing/sumPeriod.ts'
import type { Json } from './json.ts'

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

/** A closing that awaits another person's word; the newest of a period counts. */
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
