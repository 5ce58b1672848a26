import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchText } from '#domain/text/kinds/searchText.ts'
import { PAGED_ROWS } from '#domain/text/pagedTotal.ts'
import type { Tx } from '../store.ts'
import type { SearchTermTable } from '../tables/operations.ts'
import { seekIndexes } from './followIndexes.ts'
import { containing, type PageRequest, placeOf } from './page.ts'

/** Rows whose texts contain a keyword. */
export interface Sought {
  kind: SearchTermTable['kind']
  /** Scopes of the lists that are searched (`searchScopes.ts`). */
  scopes: readonly string[]
  /**
   * Keyword, compared by the codes of its search key: a single character only with the beginning of texts, a long
   * keyword by its first `TERM_CHARS` characters.
   */
  keyword: string
  /** Paid at least until this day, or never asked to pay. */
  paidUntil?: string | undefined
}

/** Number of characters that the codes of a term cover, and that `head`, its first code, covers. */
const [TERM_CHARS, HEAD_CHARS] = [24, 2]
/** Upper bound of a prefix range: sorts after every character of a code. */
const LAST_CHARACTER = '~'

/**
 * Returns the ids of a page of rows that contain a keyword, newest first, and the total as in `pageOf`. Reads only
 * index entries, and those of no more rows than paging reaches (decision 0336).
 * @param numbered rows that a number finds in addition: columns createdAt and id
 */
export async function pageOfHolders(
  tx: Tx,
  sought: Sought,
  request: PageRequest,
  numbered?: Expression<unknown>,
): Promise<{ ids: string[]; total: number }> {
  await seekIndexes(tx)
  const { offset, limit } = placeOf(request)
  const isShort = charsOf(sought.keyword).length <= HEAD_CHARS
  const isRare = !isShort && !(await isFrequent(tx, sought))
  const rowsOf = (most: number) => {
    const held = isRare ? whole(tx, sought) : newest(tx, sought, most)
    return numbered ? sql`(${held}) union (${numbered})` : held
  }
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from (${rowsOf(offset + limit)}) held (created_at, subject_id)
    order by created_at desc, subject_id desc limit ${limit} offset ${offset}`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  if (ids.length < limit && (ids.length > 0 || offset === 0))
    return { ids, total: offset + ids.length }
  const isCounted = isShort || isRare
  return { ids, total: isCounted ? await counted(tx, rowsOf(PAGED_ROWS + 1)) : PAGED_ROWS + 1 }
}

/**
 * Condition that the text of a column contains a keyword, by the codes of both. A keyword of one character matches the
 * beginning of the text, one without codes nothing.
 */
export function isSaidIn(tx: Tx, column: string, keyword: string): RawBuilder<SqlBool> {
  const codes = tx.codes.ofKeyword(keyword).join('')
  if (codes === '') return sql<SqlBool>`false`
  const pattern = charsOf(keyword).length === 1 ? containing(codes).slice(1) : containing(codes)
  return sql<SqlBool>`${sql.ref(`${column}Codes`)} like ${pattern}`
}

/** True when a term covers the whole keyword, so that rows found by terms contain it. */
export const isWholeTerm = (keyword: string): boolean => charsOf(keyword).length <= TERM_CHARS

/** The ids of at most so many rows that contain a keyword, in no order; an expression for other queries. */
export const someHolders = (tx: Tx, sought: Sought, most: number) => {
  const isShort = charsOf(sought.keyword).length <= HEAD_CHARS
  const held = isShort ? newest(tx, sought, most) : whole(tx, sought, most)
  return sql`select subject_id as id from (${held}) held (created_at, subject_id) limit ${most}`
}

/** True when more rows contain a keyword than paging reaches; a text that contains it twice counts twice. */
const isFrequent = async (tx: Tx, sought: Sought): Promise<boolean> => {
  const entries = amongScopes(
    sought,
    sql`select 1 from search_term where ${isWhole(tx, sought)} limit ${PAGED_ROWS + 1}`,
  )
  return (await counted(tx, sql`select 1 from ${entries}`)) > PAGED_ROWS
}

/** Counts rows up to one more than `PAGED_ROWS`. */
async function counted({ db }: Tx, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ total: string }>`select count(*) as total
    from (select 1 from (${rows}) held limit ${PAGED_ROWS + 1}) bounded`.execute(db)
  return Number(found.rows[0]?.total)
}

/** Creation and id of the newest rows of each scope, by the first code, whose entries are in this order. */
function newest(tx: Tx, sought: Sought, most: number) {
  const [head = '', second] = tx.codes.ofKeyword(sought.keyword)
  const rest = second === undefined ? sql`` : sql`and ${isIn(tx, sought)}`
  const held = sql`select distinct created_at, subject_id from search_term
    where org_id = ${tx.orgId} and kind = ${sought.kind} and search_term.scope = among.scope
      and head = ${head} ${rest} ${isPaid(sought)}
    order by created_at desc, subject_id desc limit ${most}`
  return sql`select created_at, subject_id from ${amongScopes(sought, held)}`
}

/** Creation and id of the rows that hold a longer keyword, by an index of whole terms. */
const whole = (tx: Tx, sought: Sought, most?: number) => {
  const held = sql`select created_at, subject_id from search_term
    where ${isWhole(tx, sought)} ${most ? sql`limit ${most}` : sql``}`
  return sql`select distinct created_at, subject_id from ${amongScopes(sought, held)}`
}

/** Entries of one scope after the other: within a scope they are in the order of an index. */
function amongScopes({ kind, scopes }: Sought, entries: RawBuilder<unknown>) {
  const lists = scopes.map(
    (scope) => sql`(${scope}::text collate "C", ${`${kind}/${scope}`}::text collate "C")`,
  )
  return sql`(values ${sql.join(lists)}) among (scope, list), lateral (${entries}) held`
}

const isWhole = (tx: Tx, sought: Sought) =>
  sql`org_id = ${tx.orgId} and search_term.list = among.list and ${isIn(tx, sought)} ${isPaid(sought)}`

const isPaid = ({ paidUntil }: Sought) =>
  paidUntil === undefined ? sql`` : sql`and (until is null or until >= ${paidUntil})`

const isIn = (tx: Tx, { keyword }: Sought) => {
  const from = tx.codes
    .ofKeyword(keyword)
    .slice(0, TERM_CHARS - 1)
    .join('')
  return sql`term >= ${from} and term < ${`${from}${LAST_CHARACTER}`}`
}

/** Characters of a keyword's search key. */
const charsOf = (keyword: string): string[] => [...searchText(keyword)]
