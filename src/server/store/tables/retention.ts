import type { RetentionKind } from '#domain/record/retention.ts'
import type { Json } from './json.ts'

/** One day's run of the retention job: its progress and what it deleted. */
export interface RetentionRunTable {
  orgId: string
  /** Beijing date, YYYY-MM-DD. */
  day: string
  /** Number of batches done; a job that names another step has run already. */
  step: number
  /** Number of rows deleted or anonymised by kind. */
  taken: Json<Taken>
  startedAt: Date
  finishedAt: Date | null
}

export type Taken = { [Kind in RetentionKind]?: number }
