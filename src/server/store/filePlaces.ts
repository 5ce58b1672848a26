/** Pattern of the object names of uploads, anywhere in a text: society, purpose, month, 128 random bits, kind. */
export const OBJECT_NAME = '[A-Za-z0-9_-]+/[a-z]+/[0-9]{6}/[0-9a-f]{32}[.][a-z0-9]+'

/** A column of a table that can contain object names. */
export interface FilePlace {
  table: string
  columns: readonly string[]
}

/**
 * All places in records that hold uploaded files; saving a record stores its references in `file_holding` under the
 * place's name. `tests/server/modules/files/storage/filePlaces.test.ts` finds columns that are missing here.
 */
export const FILE_PLACES = {
  memberForm: { table: 'memberApplication', columns: ['formInfo', 'photo', 'introduction'] },
  memberEnclosure: { table: 'memberApplication', columns: ['enclosure'] },
  orForm: { table: 'orApplication', columns: ['formInfo'] },
  orEnclosure: { table: 'orApplication', columns: ['enclosure'] },
  orderProof: { table: 'duesOrder', columns: ['enclosure'] },
  entryFile: { table: 'duesManualPayment', columns: ['enclosure'] },
  statementFile: { table: 'duesStatement', columns: ['enclosure'] },
  invoiceFile: { table: 'duesInvoice', columns: ['enclosure'] },
  reliefFile: { table: 'duesRelief', columns: ['enclosure'] },
  invoiceRedFile: { table: 'duesInvoice', columns: ['redEnclosure'] },
} as const satisfies Record<string, FilePlace>

export type FilePlaceName = keyof typeof FILE_PLACES

/** Places of files made by the server, whose columns are the reference. */
export const MADE_FILES = [
  { table: 'certificate', columns: ['path'] },
  { table: 'duesReceipt', columns: ['path'] },
  { table: 'duesClosing', columns: ['pdfPath', 'xlsxPath'] },
] as const satisfies readonly FilePlace[]
