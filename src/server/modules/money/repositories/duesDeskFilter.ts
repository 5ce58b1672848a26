import type { ExpressionBuilder, ReferenceExpression, SelectQueryBuilder } from 'kysely'
import type { DuesDeskStatus, PayMethod } from '#contract/codes.ts'
import { lookUpRows } from '#server/store/queries/followIndexes.ts'
import { type KeysetKey, type KeysetListed, partsOf } from '#server/store/queries/keyset.ts'
import { listed } from '#server/store/queries/listed.ts'
import { countAllOf, pageOfFew } from '#server/store/queries/page.ts'
import type { Tx } from '#server/store/store.ts'
import type { DeskFilter } from './deskFilter.ts'
import { type Finding, meantOf } from './finding.ts'

/** Filter of a list of the dues desk; `before` is exclusive, amounts are fen and inclusive. */
export interface DuesDeskFilter extends DeskFilter {
  from?: Date | undefined
  before?: Date | undefined
  method?: PayMethod | undefined
  least?: number | undefined
  most?: number | undefined
  status?: DuesDeskStatus | undefined
}

/** True when the filter restricts the days. */
export const isOfDays = ({ from, before }: DuesDeskFilter): boolean =>
  from !== undefined || before !== undefined

/**
 * Columns that a filter compares: day, payment method and amount. A list without a method column is empty when a method
 * is given.
 */
export interface FilterColumns<Db, Table extends keyof Db> {
  at: ReferenceExpression<Db, Table>
  method?: ReferenceExpression<Db, Table>
  fen: ReferenceExpression<Db, Table>
}

/** The conditions of a filter without its keyword and status. */
export const moneyMatches = <Db, Table extends keyof Db>(
  e: ExpressionBuilder<Db, Table>,
  { from, before, method, least, most }: DuesDeskFilter,
  { at, method: by, fen }: FilterColumns<Db, Table>,
) =>
  e.and([
    ...(from ? [e(at, '>=', from as never)] : []),
    ...(before ? [e(at, '<', before as never)] : []),
    ...(method ? [by ? e(by, '=', method as never) : e.lit(false)] : []),
    ...(least === undefined ? [] : [e(fen, '>=', least as never)]),
    ...(most === undefined ? [] : [e(fen, '<=', most as never)]),
  ])

/** A list of amounts. */
export interface MoneyListed<Row> extends KeysetListed<Row> {
  /** Sum of all rows, in fen; takes longer the more rows there are. */
  sum(): Promise<number>
}

export const moneyListed = <Db, Table extends keyof Db, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
  fen: ReferenceExpression<Db, Table>,
  key: KeysetKey<Db, Table>,
  { found = query, ranks = [found], meant, narrowed = found }: Finding<Db, Table> = {},
): MoneyListed<Row> => {
  const list = listed(tx, query, [String(key.id)], found, ranks)
  let asked: ReturnType<typeof meantOf<Db, Table, unknown>> | undefined
  // Page, count and sum run in one transaction, and share one look-up of the keyword.
  const few = () => {
    asked ??= meantOf({ narrowed, meant })
    return asked
  }
  return {
    ...list,
    part: partsOf(tx, query, key),
    async count() {
      return countAllOf((await few()) ?? found)
    },
    async sum() {
      return sumOf((await few()) ?? found, fen)
    },
    async page(request) {
      await lookUpRows(tx)
      const rows = await few()
      return rows ? pageOfFew(query, [String(key.id)], request, rows) : list.page(request)
    },
  }
}

async function sumOf<Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
  column: ReferenceExpression<Db, Table>,
): Promise<number> {
  const { fen } = await query
    .clearSelect()
    .clearOrderBy()
    .select((e) => e.fn.sum(column).as('fen'))
    .$castTo<{ fen: string | null }>()
    .executeTakeFirstOrThrow()
  return Number(fen ?? 0)
}
