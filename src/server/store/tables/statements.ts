import type { PayMethod } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { Mapping } from '#domain/money/statement/mapped/mappedFields.ts'
import type { BookKind, Guess, Outcome } from '#domain/money/statement/match/books.ts'
import type { LineKind, StatementTotals } from '#domain/money/statement/statement.ts'
import type { Json } from './json.ts'

/** `bank`: an account of the society, in which transfers arrive and providers settle; else a provider. */
export type StatementSource = 'bank' | PayMethod

/** A file of a provider or a bank; rows are never changed. */
export interface DuesStatementTable {
  orgId: string
  id: string
  source: StatementSource
  /** SHA-256 of the file, by which it is imported only once. */
  digest: string
  enclosure: Json<FileValue[]>
  /** First and last day, YYYY-MM-DD. */
  fromOn: string
  untilOn: string
  totals: Json<StatementTotals>
  importedBy: string
  importedByName: string
  createdAt: Date
}

/** A line of a statement; numbers and names are empty where the file has none. */
export interface DuesStatementLineTable {
  orgId: string
  statementId: string
  /** Row of the file, from 1. */
  line: number
  kind: LineKind
  fen: number
  feeFen: number
  /** Moment in China's time, YYYY-MM-DD or YYYY-MM-DD HH:mm:ss. */
  at: string
  tradeNo: string
  tradeRef: string
  refundNo: string
  payer: string
  memo: string
  outcome: Outcome
  /** Kind of record it was matched with; a settlement is matched with the provider whose days it pays. */
  foundKind: BookKind | 'settlement' | null
  foundId: string | null
  /** Amount in the file minus the amount expected by the books, in fen. */
  differenceFen: number
  guesses: Json<Guess[]>
  /** `booked`: staff made it a payment; `passed`: it needs none, as the note explains. Null until staff handle it. */
  settled: 'booked' | 'passed' | null
  note: string
  settledBy: string | null
  settledByName: string | null
  settledAt: Date | null
}

/** Mapping of a source's columns, as staff confirmed it last. */
export interface DuesStatementMappingTable {
  orgId: string
  source: StatementSource
  mapping: Json<Mapping>
}
