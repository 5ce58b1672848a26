import { authorize, holdsRight, mayDo, type RecordFacts } from '#server/base/authorize.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import type { CallSubject } from '#server/base/subject.ts'
import type { FilePlaceName } from '#server/store/filePlaces.ts'
import { findInvoice } from '#server/store/repositories/duesInvoices.ts'
import { findOrder } from '#server/store/repositories/duesOrders.ts'
import { listHolders, type UploadedFile } from '#server/store/repositories/files.ts'
import { memberApplications } from '#server/store/repositories/memberApplications.ts'
import { orgApplications } from '#server/store/repositories/orgApplications.ts'
import type { Tx } from '#server/store/store.ts'

/** Record and right that decide who may read the files of a place. */
interface PlaceAccess {
  right: string
  record: (tx: Tx, id: string) => Promise<RecordFacts | undefined>
}

const MEMBER: PlaceAccess = { right: 'audit', record: memberApplications.find }
const ORGANISATION: PlaceAccess = { right: 'audit', record: orgApplications.find }
const orderRecord: PlaceAccess['record'] = async (tx, id) => {
  const order = await findOrder(tx, id)
  return order && memberApplications.find(tx, order.memberId)
}

const INVOICE: PlaceAccess = {
  right: 'dues',
  async record(tx, id) {
    const invoice = await findInvoice(tx, id)
    return invoice && orderRecord(tx, invoice.orderId)
  },
}

/** Files of the society's own desk, which belong to no person's record. */
const DESK: PlaceAccess = { right: 'dues', record: async () => NOBODYS }

const PLACES: Record<FilePlaceName, PlaceAccess> = {
  memberForm: MEMBER,
  memberEnclosure: MEMBER,
  orForm: ORGANISATION,
  orEnclosure: ORGANISATION,
  orderProof: { right: 'dues', record: orderRecord },
  entryFile: DESK,
  statementFile: DESK,
  invoiceFile: INVOICE,
  invoiceRedFile: INVOICE,
  reliefFile: DESK,
}

/**
 * Allows the uploader of a file and anyone who may read a record that holds it. A file without owner and record is
 * readable by anyone with its random name, which only the uploader knows. Throws NotLoggedIn or Forbidden otherwise.
 */
export async function requireFileReader(
  tx: Tx,
  subject: CallSubject,
  { path, owner, usedAt }: UploadedFile,
): Promise<void> {
  if (owner === '' ? usedAt === null : ownersOf(subject).includes(owner)) return
  for (const { holder, place } of await listHolders(tx, [path])) {
    const { right, record } = PLACES[place]
    const found = await record(tx, holder)
    if (found && (mayDo(subject, 'read', found, tx.now) || holdsRight(subject, right))) return
  }
  authorize(subject, 'read', NOBODYS, tx.now)
}

/** A record without owner, so that the refusal is the one for another person's record. */
const NOBODYS: RecordFacts = {
  id: '',
  mobile: null,
  cardNo: null,
  orgUnitId: null,
  accountId: null,
  createdAt: new Date(0),
}
