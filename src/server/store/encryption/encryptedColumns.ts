import type { Database } from '../schema.ts'
import { snakeCase } from '../snakeCase.ts'

/** Kind of search data stored beside a column, in `<column>_<kind>`. */
export type Kept = 'hash' | 'codes' | 'patterns'

/**
 * Encryption of a column, and the search data stored beside it. Without search data: `text`, `json` (the text of a JSON
 * value) and `files` (the names in a list of files). With a keyed hash for equality and uniqueness: `lookup`. With the
 * codes of `nameCodes` for keywords: `searched`; `name`, with a hash, too; `memberName`, also with patterns for
 * misspelt names; `coded`, which stays in clear.
 */
export type Encryption = keyof typeof KEPT

const KEPT = {
  text: [],
  json: [],
  files: [],
  lookup: ['hash'],
  coded: ['codes'],
  searched: ['codes'],
  name: ['hash', 'codes'],
  memberName: ['hash', 'codes', 'patterns'],
} as const satisfies Record<string, readonly Kept[]>

export const keptOf = (how: Encryption): readonly Kept[] => KEPT[how]

/** True for a column that can be compared for equality, by its hash. */
export const isLookedUp = (how: Encryption): boolean => keptOf(how).includes('hash')

/** Decision of staff on money, of `DecidedColumns`. */
const DECIDED = { decidedByName: 'text', decidedOpinion: 'text' } as const

/**
 * Every column encrypted at rest: mobiles, card numbers, all form values, names, and what people write to and about each
 * other (decisions 0385, 0422). A column name is a JSON value, files or a text in every table: results are decrypted by
 * name. An empty text stays as it is.
 */
export const ENCRYPTED_COLUMNS = {
  account: {
    mobile: 'lookup',
    cardNo: 'lookup',
    birthDay: 'text',
    position: 'text',
    major: 'text',
    address: 'text',
    userName: 'coded',
    realName: 'searched',
    orgName: 'searched',
    expertise: 'searched',
  },
  orgUnit: { orgName: 'name', linkMan: 'searched', linkPhone: 'lookup' },
  consent: { mobile: 'lookup' },
  mobileProof: { mobile: 'lookup' },
  smsCode: { mobile: 'lookup' },
  smsSend: { mobile: 'lookup' },
  secondFactor: { secret: 'text' },
  loginFailure: { login: 'lookup' },
  memberApplication: {
    mobile: 'lookup',
    cardNo: 'lookup',
    realName: 'memberName',
    orgName: 'name',
    formInfo: 'json',
    introduction: 'text',
    enclosure: 'files',
  },
  orApplication: {
    mobile: 'lookup',
    cardNo: 'lookup',
    realName: 'searched',
    orgName: 'searched',
    formInfo: 'json',
    enclosure: 'files',
  },
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
  duesRelief: { resolution: 'searched', note: 'text', doneByName: 'text', enclosure: 'files' },
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
  memberName: 'realName',
}

/**
 * Names of encrypted columns that other tables store in clear: a value that looks sealed but cannot be decrypted was
 * entered so there, and is returned as it is.
 */
export const CLEAR_ELSEWHERE: ReadonlySet<string> = new Set(['name', 'realName', 'orgName', 'text'])

/** Database name of a column kept beside another. */
export const keptColumn = (column: string, kept: Kept): string => `${column}_${kept}`

/** Database names of table and column → how it is encrypted. */
const BY_TABLE: ReadonlyMap<string, ReadonlyMap<string, Encryption>> = new Map(
  Object.entries(ENCRYPTED_COLUMNS).map(([table, columns]) => [
    snakeCase(table),
    new Map(Object.entries(columns).map(([column, how]) => [snakeCase(column), how])),
  ]),
)

export const encryptedTables = (): string[] => [...BY_TABLE.keys()]

/** Encrypted columns of a table, and those in clear with codes; empty if none. */
export const encryptedColumnsOf = (table: string): ReadonlyMap<string, Encryption> =>
  BY_TABLE.get(table) ?? new Map()

const ALL = Object.values(ENCRYPTED_COLUMNS).flatMap(
  (columns) => Object.entries(columns) as [string, Encryption][],
)

/** Property name in results → how the column is encrypted. */
export const ENCRYPTED_NAMES: ReadonlyMap<string, Encryption> = new Map(
  ALL.filter(([, how]) => how !== 'coded'),
)

/** Property names, in results, of columns kept beside others. */
export const KEPT_NAMES: ReadonlySet<string> = new Set(
  ALL.flatMap(([name, how]) =>
    keptOf(how).map((kept) => `${name}${kept.charAt(0).toUpperCase()}${kept.slice(1)}`),
  ),
)
