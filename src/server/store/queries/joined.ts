import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../schema.ts'

/**
 * A query over tables joined by foreign keys, typed as with inner joins but executed as left joins: the planner omits
 * joined tables of which no column is used, and keeps the order of the first table's index (decision 0327).
 */
export type Joined<Tables extends keyof Database> = SelectQueryBuilder<Database, Tables, object>
