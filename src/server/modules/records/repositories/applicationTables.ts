import type { Selectable } from 'kysely'
import type { MemberCategory } from '#contract/codes.ts'
import type { FilePlaceName } from '#server/store/filePlaces.ts'
import type { Skip } from '#server/store/queries/page.ts'
import type { Sought } from '#server/store/queries/searchTerms.ts'
import type { ApplicationTable, Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'

type Rows = { [Table in ApplicationTable]: Selectable<Database[Table]> }

/** A stored application, with the columns of its table. */
export type ApplicationRow<Table extends ApplicationTable> = Rows[Table]

/** Columns that every application table has, beside its form values. */
export const COMMON_COLUMNS = [
  'orgId',
  'id',
  'formHash',
  'realName',
  'mobile',
  'cardNo',
  'orgUnitId',
  'orgName',
  'status',
  'enclosure',
  'accountId',
  'createdAt',
  'updatedAt',
  'revision',
  'clearedAt',
] as const

type CommonColumn = (typeof COMMON_COLUMNS)[number] | 'formInfo'

/** Places of a table's records that hold uploaded files. */
export interface ApplicationPlaces {
  form: FilePlaceName
  enclosure: FilePlaceName
}

/** An application of any table, by the columns they share. */
export type Application = Omit<
  Pick<ApplicationRow<'memberApplication'>, CommonColumn>,
  'status'
> & { status: string }

/** Applications whose real name or unit name contains a keyword, of the lists and statuses named. */
export interface ApplicationSearch<Status extends string> {
  named: string
  status?: readonly Status[] | undefined
  /** Of member applications. */
  oneMemberCode?: MemberCategory | undefined
  paidUntil?: Sought['paidUntil']
}

/** Description of an application table; a column missing from it does not compile. */
export interface ApplicationDescription<Table extends ApplicationTable> {
  table: Table
  /** The table's own columns; a `searched` one is found by its whole value, as mobile and card number are. */
  columns: Record<Exclude<keyof ApplicationRow<Table>, CommonColumn>, 'listed' | 'searched'>
  places: ApplicationPlaces
  /** Search terms by which keywords find the table's records. */
  terms: {
    kind: Sought['kind']
    scopes(search: ApplicationSearch<never>): string[]
  }
  /** Method of skipping the matching rows before a page; one by one by default. */
  skip?(
    tx: Tx,
    filter: Readonly<Record<string, unknown>>,
  ): Skip<Database, 'memberApplication'> | undefined
  /** Values of the own columns after personal data was removed. */
  cleared: Partial<ApplicationRow<Table>>
}
