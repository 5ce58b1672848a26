import type { FormValues } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { Conflict } from '../databaseError.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import { json } from '../tables/json.ts'

/** Columns the repositories alone write. */
type Managed = 'orgId' | 'id' | 'createdAt' | 'updatedAt' | 'revision'
type Plain<Row> = Omit<Row, Managed>
type Optional<Columns> = {
  [K in keyof Columns as null extends Columns[K] ? K : never]?: Columns[K]
}

/** A new application of either table: nullable columns may be left out; formInfo and enclosure as values. */
export type NewRow<Row extends { enclosure: FileValue[] }> = Optional<Plain<Row>> &
  Omit<Plain<Row>, keyof Optional<Plain<Row>> | 'enclosure'> & { enclosure?: Row['enclosure'] }

export type RowPatch<Row> = Partial<Plain<Row>>

/** What was filled in and attached: values outside, JSON text inside the tables. */
interface Values {
  formInfo: FormValues
  enclosure: FileValue[]
}

/** The columns of a new application, in the transaction's organisation and under an id of its own. */
export function newColumns<New extends Pick<Values, 'formInfo'> & Partial<Values>>(
  tx: Tx,
  { formInfo, enclosure = [], ...plain }: New,
) {
  return {
    ...plain,
    formInfo: json(formInfo),
    enclosure: json(enclosure),
    orgId: tx.orgId,
    id: publicId(),
    createdAt: tx.now,
    updatedAt: tx.now,
  }
}

/** The columns a save writes; the revision is the one after that which was read. */
export function savedColumns<Patch extends Partial<Values>>(
  tx: Tx,
  read: { revision: number },
  { formInfo, enclosure, ...plain }: Patch,
) {
  return {
    ...plain,
    ...(formInfo === undefined ? {} : { formInfo: json(formInfo) }),
    ...(enclosure === undefined ? {} : { enclosure: json(enclosure) }),
    updatedAt: tx.now,
    revision: read.revision + 1,
  }
}

/** The failure of a save that found the revision read no longer there. */
export const savedBetween = () =>
  new Conflict('the application was saved by somebody else', { constraint: 'application_revision' })
