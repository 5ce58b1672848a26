import type { FormValues } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { Conflict } from '../databaseError.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import { json } from '../tables/json.ts'

/** Columns only the repositories write. */
type Managed = 'orgId' | 'id' | 'createdAt' | 'updatedAt' | 'revision' | 'clearedAt'
type Plain<Row> = Omit<Row, Managed>
type Optional<Columns> = {
  [K in keyof Columns as null extends Columns[K] ? K : never]?: Columns[K]
}

/** A new application of either table: nullable columns are optional; formInfo and enclosure are passed as values. */
export type NewRow<Row extends { enclosure: FileValue[] }> = Optional<Plain<Row>> &
  Omit<Plain<Row>, keyof Optional<Plain<Row>> | 'enclosure'> & { enclosure?: Row['enclosure'] }

export type RowPatch<Row> = Partial<Plain<Row>>

/** Form values and attachments; stored as JSON text. */
interface Values {
  formInfo: FormValues
  enclosure: FileValue[]
}

/** Columns of a new application, with the transaction's organisation and a new id. */
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

/** Columns written by a save; increments the revision that was read. */
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

/** Conflict of a save whose revision was replaced in between. */
export const savedBetween = () =>
  new Conflict('the application was saved by somebody else', { constraint: 'application_revision' })
