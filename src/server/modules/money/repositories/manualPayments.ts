import type { Selectable } from 'kysely'
import type { FileValue } from '#contract/formInfo.ts'
import { publicId } from '#server/store/publicId.ts'
import { type Page, type PageRequest, pageOf } from '#server/store/queries/page.ts'
import type { Tx } from '#server/store/store.ts'
import type { DecidedColumns } from '#server/store/tables/dues.ts'
import { json } from '#server/store/tables/json.ts'
import type {
  DuesManualPaymentTable,
  DuesManualShareTable,
  ManualState,
} from '#server/store/tables/manualPayments.ts'

export type ManualPayment = Selectable<DuesManualPaymentTable>
export type ManualShare = Selectable<DuesManualShareTable>

export type NewManualPayment = Pick<
  ManualPayment,
  | 'method'
  | 'tradeNo'
  | 'paidOn'
  | 'fen'
  | 'payer'
  | 'note'
  | 'enteredBy'
  | 'enteredByName'
  | 'statementId'
  | 'statementLine'
> & { enclosure: FileValue[] }

/** Inserts a draft; throws Conflict when the number was entered before. */
export async function insertManualPayment(tx: Tx, entry: NewManualPayment): Promise<string> {
  const id = publicId()
  const open = { decidedBy: null, decidedByName: null, decidedAt: null, decidedOpinion: null }
  await tx.db
    .insertInto('duesManualPayment')
    .values({
      ...entry,
      ...open,
      enclosure: json(entry.enclosure),
      orgId: tx.orgId,
      id,
      state: 'draft',
      editedBy: null,
      createdAt: tx.now,
      paymentId: null,
    })
    .execute()
  return id
}

export async function findManualPayment(tx: Tx, id: string): Promise<ManualPayment | undefined> {
  return entries(tx).where('id', '=', id).executeTakeFirst()
}

export async function lockManualPayment(tx: Tx, id: string): Promise<ManualPayment | undefined> {
  return entries(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** True when a draft or a booked entry of the method has the number. */
export async function isNumberEntered(
  tx: Tx,
  { method, tradeNo }: Pick<ManualPayment, 'method' | 'tradeNo'>,
): Promise<boolean> {
  const found = await entries(tx)
    .where('method', '=', method)
    .where('tradeNo', '=', tradeNo)
    .where('state', '!=', 'dropped')
    .executeTakeFirst()
  return found !== undefined
}

/** Ends a locked draft. */
export const endManualPayment = (
  tx: Tx,
  id: string,
  end: DecidedColumns & { state: ManualState; paymentId: string | null },
): Promise<void> => save(tx, id, end)

/** Records who changed the lines of a locked draft. */
export const saveEditor = (tx: Tx, id: string, editedBy: string): Promise<void> =>
  save(tx, id, { editedBy })

async function save(
  tx: Tx,
  id: string,
  patch: Partial<DecidedColumns & Pick<ManualPayment, 'state' | 'paymentId' | 'editedBy'>>,
): Promise<void> {
  await tx.db
    .updateTable('duesManualPayment')
    .set(patch)
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

/** One page of entries: drafts first, then booked and dropped ones, each newest first. */
export function pageManualPayments(
  tx: Tx,
  { state, ...page }: PageRequest & { state?: ManualState | undefined },
): Promise<Page<ManualPayment>> {
  const query = entries(tx)
    .$if(state !== undefined, (found) => found.where('state', '=', state as ManualState))
    .$if(state === undefined, (found) =>
      found.orderBy((e) =>
        e.case().when('state', '=', 'draft').then(e.lit(0)).else(e.lit(1)).end(),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  return pageOf(tx, query, ['id'], page)
}

const entries = (tx: Tx) =>
  tx.db.selectFrom('duesManualPayment').where('orgId', '=', tx.orgId).selectAll()
