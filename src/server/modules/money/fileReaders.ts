import {
  type FileReaders,
  NOBODYS,
  type PlaceAccess,
} from '#server/modules/files/storage/requireFileReader.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { findInvoice } from './repositories/duesInvoices.ts'
import { findOrder } from './repositories/duesOrders.ts'

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

/** Who may read the files of money. */
export const MONEY_FILES = {
  orderProof: { right: 'dues', record: orderRecord },
  entryFile: DESK,
  statementFile: DESK,
  invoiceFile: INVOICE,
  invoiceRedFile: INVOICE,
  reliefFile: DESK,
} satisfies Partial<FileReaders>
