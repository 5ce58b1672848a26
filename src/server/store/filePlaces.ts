/** An object name as uploads get it, wherever it stands in a text: society, purpose, month, 128 random bits, kind. */
export const OBJECT_NAME = '[A-Za-z0-9_-]+/[a-z]+/[0-9]{6}/[0-9a-f]{32}[.][a-z0-9]+'

/** Where an object name can stand: columns of a table. */
export interface FilePlace {
  table: string
  columns: readonly string[]
}

/**
 * The one list of places of records that hold uploaded files; each is noted in `file_holding` under its name when the
 * record is saved. `tests/server/storage/filePlaces.test.ts` finds a column that is missing here.
 */
export const FILE_PLACES = {
  memberForm: { table: 'memberApplication', columns: ['formInfo', 'photo', 'introduction'] },
  memberEnclosure: { table: 'memberApplication', columns: ['enclosure'] },
  orForm: { table: 'orApplication', columns: ['formInfo'] },
  orEnclosure: { table: 'orApplication', columns: ['enclosure'] },
  orderProof: { table: 'duesOrder', columns: ['enclosure'] },
  invoiceFile: { table: 'duesInvoice', columns: ['enclosure'] },
} as const satisfies Record<string, FilePlace>

export type FilePlaceName = keyof typeof FILE_PLACES

/** Places of files the server makes itself: their columns are the reference. */
export const MADE_FILES = [
  { table: 'certificate', columns: ['path'] },
  { table: 'duesReceipt', columns: ['path'] },
] as const satisfies readonly FilePlace[]
