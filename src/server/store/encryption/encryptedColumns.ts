import type { Database } from '../schema.ts'
import { snakeCase } from '../snakeCase.ts'

/**
 * How a column is encrypted: `lookup` with a keyed hash in an extra column (`<column>_hash`) for search and uniqueness,
 * `text` without one, `json` as the text of a JSON value, `files` the names in a list of files.
 */
export type Encryption = 'lookup' | 'text' | 'json' | 'files'

/** Decision of staff on money, of `DecidedColumns`. */
const DECIDED = { decidedByName: 'text', decidedOpinion: 'text' } as const

/**
 * Every column encrypted at rest: mobiles, card numbers, all form values, and what people write to and about each other,
 * with their names (decision 0385). Names by which lists are searched stand in clear, with their terms (0386). A column
 * name is encrypted in the same way in every table: results are decrypted by name. An empty text stays as it is.
 */
export const ENCRYPTED_COLUMNS = {
  account: {
    mobile: 'lookup',
    cardNo: 'lookup',
    birthDay: 'text',
    position: 'text',
    major: 'text',
    address: 'text',
  },
  orgUnit: { linkPhone: 'lookup' },
  consent: { mobile: 'lookup' },
  mobileProof: { mobile: 'lookup' },
  smsCode: { mobile: 'lookup' },
  smsSend: { mobile: 'lookup' },
  secondFactor: { secret: 'text' },
  loginFailure: { login: 'lookup' },
  memberApplication: {
    mobile: 'lookup',
    cardNo: 'lookup',
    formInfo: 'json',
    introduction: 'text',
    enclosure: 'files',
  },
  orApplication: { mobile: 'lookup', cardNo: 'lookup', formInfo: 'json', enclosure: 'files' },
  recommendation: { cardNo: 'lookup', realName: 'text', birthDay: 'text', orgName: 'text' },
  auditEntry: { realName: 'text', opinion: 'text' },
  activityLog: { whoName: 'lookup' },
  certificate: { name: 'text', claims: 'text' },
  uploadedFile: { owner: 'lookup', name: 'text' },
  duesOrder: {
    ...DECIDED,
    checkedByName: 'text',
    checkedOpinion: 'text',
    remark: 'text',
    opinion: 'text',
    enclosure: 'files',
  },
  duesPayment: DECIDED,
  duesPlan: { reason: 'text', endedByName: 'text' },
  duesRelief: { note: 'text', doneByName: 'text', enclosure: 'files' },
  duesReliefStep: { reason: 'text', doneByName: 'text' },
  duesReconcile: { name: 'text', note: 'text', handledBy: 'text' },
  duesReceipt: { voidedByName: 'text', voidReason: 'text' },
  duesRefund: { ...DECIDED, reason: 'text', askedByName: 'text', message: 'text' },
  duesDeed: { doneByName: 'text', reason: 'text' },
  duesClosing: { note: 'text', proposedByName: 'text', closedByName: 'text' },
  duesClosingProposal: { note: 'text', proposedByName: 'text' },
  duesInvoice: {
    ...DECIDED,
    info: 'json',
    opinion: 'text',
    redReason: 'text',
    redByName: 'text',
    sentByName: 'text',
    sendMessage: 'text',
    enclosure: 'files',
    redEnclosure: 'files',
  },
  duesQuestionMessage: { writtenByName: 'text', text: 'text' },
  duesPause: { reason: 'text', pausedByName: 'text' },
  duesManualPayment: {
    ...DECIDED,
    payer: 'text',
    note: 'text',
    enteredByName: 'text',
    enclosure: 'files',
  },
  duesManualShare: { said: 'text' },
  duesStatement: { importedByName: 'text', enclosure: 'files' },
  duesStatementLine: { payer: 'text', memo: 'text', note: 'text', settledByName: 'text' },
  configVersion: { author: 'text', note: 'text' },
  configChange: { title: 'text', note: 'text', remark: 'text' },
  idempotency: { body: 'json' },
  outbox: { payload: 'json' },
} as const satisfies { [T in keyof Database]?: Partial<Record<keyof Database[T], Encryption>> }

/** Names under which queries show encrypted columns of others. */
export const SHOWN_AS: Readonly<Record<string, string>> = {
  confirmedByName: 'doneByName',
  withdrawnByName: 'doneByName',
  withdrawReason: 'reason',
  creditName: 'name',
}

/** Encrypted columns that other tables have in clear: what was typed there may look sealed, and is shown as it is. */
export const CLEAR_ELSEWHERE: ReadonlySet<string> = new Set(['name', 'realName', 'orgName', 'text'])

/** Database name of the column with the keyed hash. */
export const hashColumn = (column: string): string => `${column}_hash`

/** Database names of table and column → how it is encrypted. */
const BY_TABLE: ReadonlyMap<string, ReadonlyMap<string, Encryption>> = new Map(
  Object.entries(ENCRYPTED_COLUMNS).map(([table, columns]) => [
    snakeCase(table),
    new Map(Object.entries(columns).map(([column, how]) => [snakeCase(column), how])),
  ]),
)

export const encryptedTables = (): string[] => [...BY_TABLE.keys()]

/** Encrypted columns of a table; empty if none. */
export const encryptedColumnsOf = (table: string): ReadonlyMap<string, Encryption> =>
  BY_TABLE.get(table) ?? new Map()

/** Property name in results → how the column is encrypted. */
export const ENCRYPTED_NAMES: ReadonlyMap<string, Encryption> = new Map(
  Object.values(ENCRYPTED_COLUMNS).flatMap((columns) => Object.entries(columns)),
)
