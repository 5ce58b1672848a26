import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../store.ts'
import { followIndexes } from './followIndexes.ts'
import { type Listed, mapListed } from './listed.ts'

/** Position in a list that is read in parts: rows up to a moment, after the row with this key. */
export interface Place {
  /** Later rows are left out, so that reading ends however many are added meanwhile. */
  until: Date
  /** Key of the last row read, as the database writes it: a Date would lose its microseconds. */
  after?: { at: string; id: string }
}

export interface Part<Row> {
  rows: Row[]
  /** Undefined when these were the last. */
  next: Place | undefined
}

/**
 * A list that is read in parts, each in a transaction of its own. Its order is that of a key that never changes, so
 * that no row comes twice and each is whole, whatever is written between two parts.
 */
export interface KeysetListed<Row> extends Listed<Row> {
  part(place: Place): Promise<Part<Row>>
}

/** A moment of a row and its id, by which the parts are ordered: neither ever changes. */
export interface KeysetKey<Db, Table extends keyof Db> {
  at: ReferenceExpression<Db, Table>
  /** When the row was made, which `until` is compared with; by default `at`. */
  madeAt?: ReferenceExpression<Db, Table>
  id: ReferenceExpression<Db, Table>
  order: 'asc' | 'desc'
}

/** Small enough that working on one part does not block the thread for long. */
export const PART_ROWS = 500

/** Reads a query in parts; the order of the query itself does not matter. */
export const partsOf =
  <Db, Table extends keyof Db, Row>(
    tx: Tx,
    query: SelectQueryBuilder<Db, Table, Row>,
    { at, madeAt = at, id, order }: KeysetKey<Db, Table>,
  ): KeysetListed<Row>['part'] =>
  async ({ until, after }) => {
    await followIndexes(tx)
    const found = (await query
      .clearOrderBy()
      .select(sql<string>`${sql.ref(String(at))}::text`.as('keyAt'))
      .select(sql<string>`${sql.ref(String(id))}::text`.as('keyId'))
      .where(madeAt, '<=', until as never)
      .$if(after !== undefined, (q) =>
        q.where(
          sql<boolean>`(${sql.ref(String(at))}, ${sql.ref(String(id))}) ${sql.raw(BEYOND[order])} (${after?.at}, ${after?.id})`,
        ),
      )
      .orderBy(at as never, order)
      .orderBy(id as never, order)
      .limit(PART_ROWS)
      .execute()) as (Row & Keyed)[]
    const last = found.length < PART_ROWS ? undefined : found.at(-1)
    return {
      rows: found.map(withoutKey),
      next: last && { until, after: { at: last.keyAt, id: last.keyId } },
    }
  }

interface Keyed {
  keyAt: string
  keyId: string
}

const BEYOND = { asc: '>', desc: '<' } as const

const withoutKey = <Row>({ keyAt, keyId, ...row }: Row & Keyed): Row => row as unknown as Row

/** The same list with its rows mapped. */
export const mapKeyset = <Row, Shown, More extends object>(
  list: KeysetListed<Row> & More,
  show: (row: Row) => Shown,
): KeysetListed<Shown> & Omit<More, keyof KeysetListed<Row>> => ({
  ...list,
  ...inMapped(mapListed<Row, Shown, object>(list, show)),
  async part(place) {
    const { rows, next } = await list.part(place)
    return { rows: rows.map((row) => show(row)), next }
  },
})

const inMapped = <Shown>({ page, count, rows }: Listed<Shown>): Listed<Shown> => ({
  page,
  count,
  rows,
})
