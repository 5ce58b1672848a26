import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../schema.ts'

/**
 * A query over tables joined by foreign keys, typed as with inner joins. They are left joins: the database leaves those out
 * of which nothing is asked, and keeps the order of the first table's index (decision 0327).
 */
export type Joined<Tables extends keyof Database> = SelectQueryBuilder<Database, Tables, object>
