import type { FileValue } from '#contract/formInfo.ts'
import { Conflict } from '#server/store/databaseError.ts'
import { publicId } from '#server/store/publicId.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import { inOrderOf } from '#server/store/queries/inOrderOf.ts'
import { countOf, type Page, type PageRequest, pageOf } from '#server/store/queries/page.ts'
import { pageOfHolders, type Sought } from '#server/store/queries/searchTerms.ts'
import type { ApplicationTable } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import { type ApplicationFilter, type Matching, matching } from './applicationFilter.ts'
import {
  type ApplicationDescription,
  type ApplicationPlaces,
  type ApplicationRow,
  type ApplicationSearch,
  COMMON_COLUMNS,
} from './applicationTables.ts'
import { notePickedUnits } from './unitPicks.ts'

/** Columns only the repository writes. */
type Managed = 'orgId' | 'id' | 'createdAt' | 'updatedAt' | 'revision' | 'clearedAt'
type Plain<Row> = Omit<Row, Managed>
type Optional<Columns> = {
  [K in keyof Columns as null extends Columns[K] ? K : never]?: Columns[K]
}

/** A new application: nullable columns are optional; formInfo and enclosure are passed as values. */
export type NewRow<Row> = Optional<Plain<Row>> &
  Omit<Plain<Row>, keyof Optional<Plain<Row>> | 'enclosure'> & { enclosure?: FileValue[] }

export type RowPatch<Row> = Partial<Plain<Row>>

/** Columns of list rows; form values are omitted. */
export type ListedRow<Row> = Omit<Row, 'formInfo'>

/** The applications of one table; each method works within a transaction. */
export interface ApplicationRepository<Row extends { status: string }> {
  places: ApplicationPlaces
  /** Throws Conflict for a value that a constraint keeps unique, such as `or_application_once`. */
  insert(tx: Tx, application: NewRow<Row>): Promise<Row>
  find(tx: Tx, id: string): Promise<Row | undefined>
  /** As `find`, with a row lock until the transaction ends: no change comes between reading and saving. */
  lock(tx: Tx, id: string): Promise<Row | undefined>
  /**
   * Saves a change of the revision that was read. Throws Conflict `application_revision` when it was saved in between
   * (impossible under `lock`), Conflict `member_num_taken` for a number in use.
   */
  save(tx: Tx, read: { id: string; revision: number }, patch: RowPatch<Row>): Promise<Row>
  /** One page of matching applications, newest first, with the total. */
  page(tx: Tx, filter: ApplicationFilter<Row>, request: PageRequest): Promise<Page<ListedRow<Row>>>
  /** As `page`, of the applications whose real name or unit name contains a keyword. */
  search(
    tx: Tx,
    search: ApplicationSearch<Row['status']>,
    request: PageRequest,
  ): Promise<Page<ListedRow<Row>>>
  /** All matching applications, oldest first. */
  list(tx: Tx, filter: ApplicationFilter<Row>): Promise<ListedRow<Row>[]>
  /** Counted up to one more than `PAGED_ROWS`. */
  count(tx: Tx, filter: ApplicationFilter<Row>): Promise<number>
  /** Applications by their ids, cleared ones included. */
  listByIds(tx: Tx, ids: readonly string[]): Promise<ListedRow<Row>[]>
  /** Removes personal data but keeps the rows, since orders and payments refer to them. */
  clear(tx: Tx, ids: readonly string[], realName: string): Promise<void>
}

/** A repository with its table and query, which only queries of the store use. */
export type ApplicationsOf<Table extends ApplicationTable> = ApplicationRepository<
  ApplicationRow<Table>
> & {
  table: Table
  matching(tx: Tx, filter: ApplicationFilter<ApplicationRow<Table>>): Matching<Table>
}

/** The repository of a table, by the description of the columns it has besides the common ones. */
export function applicationRepository<Table extends ApplicationTable>({
  table: name,
  columns,
  places,
  terms,
  skip,
  cleared,
}: ApplicationDescription<Table>): ApplicationsOf<Table> {
  // Typed as one of the tables: the queries name common columns only, the description brings the rest.
  const table = name as 'memberApplication'
  const own = Object.entries(columns) as [keyof MemberColumns, 'listed' | 'searched'][]
  const listed = [...COMMON_COLUMNS, ...own.map(([column]) => column)]
  const searched = own.flatMap(([column, use]) => (use === 'searched' ? [column] : []))
  const query: ApplicationsOf<typeof table>['matching'] = (tx, filter) =>
    matching(tx, table, filter, ['mobile', 'cardNo', ...searched])
  const rows = (tx: Tx) => tx.db.selectFrom(table).where('orgId', '=', tx.orgId)
  const repository: ApplicationsOf<typeof table> = {
    table,
    matching: query,
    places,
    find: (tx, id) => rows(tx).selectAll().where('id', '=', id).executeTakeFirst(),
    lock: (tx, id) => rows(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    count: (tx, filter) => countOf(tx, query(tx, filter)),
    page: (tx, filter, request) => {
      const counted = query(tx, filter)
      const found = counted.select(listed).orderBy('createdAt', 'desc').orderBy('id', 'desc')
      return pageOf(tx, found, ['id'], request, { counted, skip: skip?.(tx, filter) })
    },
    search: (tx, search, request) =>
      searchRows(tx, soughtBy(terms, search), request, (ids) => repository.listByIds(tx, ids)),
    list: (tx, filter) =>
      query(tx, filter).select(listed).orderBy('createdAt').orderBy('id').execute(),
    listByIds: (tx, ids) => rows(tx).select(listed).where('id', 'in', anyOf(ids)).execute(),
    async insert(tx, { formInfo, enclosure = [], ...plain }) {
      const made = await tx.db
        .insertInto(table)
        .values({
          ...plain,
          formInfo: json(formInfo),
          enclosure: json(enclosure),
          orgId: tx.orgId,
          id: publicId(),
          createdAt: tx.now,
          updatedAt: tx.now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await notePickedUnits(tx, made.id, formInfo)
      return made
    },
    async save(tx, read, { formInfo, enclosure, ...plain }) {
      const saved = await tx.db
        .updateTable(table)
        .set(plain)
        .set({
          ...(formInfo && { formInfo: json(formInfo) }),
          ...(enclosure && { enclosure: json(enclosure) }),
          updatedAt: tx.now,
          revision: read.revision + 1,
        })
        .where('orgId', '=', tx.orgId)
        .where('id', '=', read.id)
        .where('revision', '=', read.revision)
        .returningAll()
        .executeTakeFirstOrThrow(savedBetween)
      if (formInfo) await notePickedUnits(tx, read.id, formInfo)
      return saved
    },
    async clear(tx, ids, realName) {
      await tx.db
        .updateTable(table)
        .set({ ...NO_OWNER, realName, formInfo: json({}), enclosure: json([]) })
        .set({ ...cleared, updatedAt: tx.now, clearedAt: tx.now })
        .where('orgId', '=', tx.orgId)
        .where('id', 'in', anyOf(ids))
        .execute()
    },
  }
  return repository as unknown as ApplicationsOf<Table>
}

const soughtBy = (
  { kind, scopes }: ApplicationDescription<'memberApplication'>['terms'],
  { named, paidUntil, ...search }: ApplicationSearch<string>,
): Sought => ({ kind, keyword: named, paidUntil, scopes: scopes({ named, ...search } as never) })

async function searchRows<Row extends { id: string }>(
  tx: Tx,
  sought: Sought,
  request: PageRequest,
  rowsOf: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  const { ids, total } = await pageOfHolders(tx, sought, request)
  return { records: inOrderOf(ids, await rowsOf(ids)), total }
}

type MemberColumns = ApplicationDescription<'memberApplication'>['columns']

const NO_OWNER = {
  mobile: null,
  cardNo: null,
  orgUnitId: null,
  orgName: null,
  accountId: null,
} as const

const savedBetween = () =>
  new Conflict('the application was saved by somebody else', { constraint: 'application_revision' })
