import type { FileValue } from '#contract/formInfo.ts'
import type { ReliefKind } from '#domain/money/fees/relief.ts'
import type { Json } from './json.ts'

/** A relief of a member's fee by a resolution; rows are never changed or deleted. Years are both inclusive. */
export interface DuesReliefTable {
  orgId: string
  id: string
  /** Shared by the reliefs that were given together. */
  batchId: string
  memberId: string
  fromYear: number
  toYear: number
  way: 'waive' | 'percent' | 'amount'
  /** Of the fee, 1–99; for `percent` only. */
  percent: number | null
  /** Amount to pay for a year, in fen; for `amount` only. */
  fen: number | null
  kind: ReliefKind
  resolution: string
  note: string
  enclosure: Json<FileValue[]>
  /** Sum of the reductions, in fen, by the fees when it was given. */
  foregone: number
  /** True for a relief that takes effect once a second person has confirmed it. */
  needsSecond: boolean
  doneBy: string
  doneByName: string
  createdAt: Date
}

/** A confirmation by a second person, or a withdrawal from a year on; rows are never changed or deleted. */
export interface DuesReliefStepTable {
  orgId: string
  id: string
  reliefId: string
  memberId: string
  kind: 'confirm' | 'withdraw'
  /** First year in which the relief does not apply; for a withdrawal only. */
  fromYear: number | null
  reason: string
  doneBy: string
  doneByName: string
  createdAt: Date
}
