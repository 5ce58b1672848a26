import type { Database } from './schema.ts'
import { snakeCase } from './snakeCase.ts'

/**
 * Whether a write to the table requires an entry in the activity log. The others hold counters, secrets that expire
 * soon, and answers stored for repeated calls.
 */
const ENTERED: Record<keyof Database, boolean> = {
  organisation: true,
  orgHost: true,
  configVersion: true,
  configCurrent: true,
  configChange: true,
  account: true,
  orgUnit: true,
  loginToken: true,
  loginTicket: true,
  passwordLink: true,
  secondFactor: true,
  recoveryCode: true,
  mobileProof: true,
  consent: true,
  memberApplication: true,
  orApplication: true,
  auditEntry: true,
  recommendation: true,
  memberNumCounter: true,
  certificate: true,
  duesNotice: true,
  duesOrder: true,
  duesPayment: true,
  duesTerm: true,
  duesReconcile: true,
  duesReceipt: true,
  duesRefund: true,
  duesRelief: true,
  duesReliefStep: true,
  duesInvoice: true,
  duesInvoiceOrder: true,
  duesDeed: true,
  duesEntry: true,
  duesManualPayment: true,
  duesManualShare: true,
  duesStatement: true,
  duesStatementLine: true,
  duesStatementMapping: true,
  duesClosing: true,
  duesClosingProposal: true,
  duesQuestion: true,
  duesQuestionMessage: true,
  duesPause: true,
  duesPlan: true,
  duesPlanPart: true,
  retentionRun: true,
  // The log itself.
  activityLog: false,
  // Document texts by their hash; the version that lists them is logged.
  configBlob: false,
  // What a version’s overrides were made from, and which of them fit; the version is logged.
  configBase: false,
  configVerdict: false,
  // Steps of a change set record their author and time; the outcome of the change set is logged.
  configChangeDocument: false,
  configChangeStep: false,
  configSeat: false,
  // Form texts by their hash; the application that refers to them is logged.
  formDefinition: false,
  // File metadata; the record that refers to a file is logged.
  uploadedFile: false,
  // References to files and units, which follow from the record.
  fileHolding: false,
  unitPick: false,
  // Parts of names, which follow from the row they are of.
  searchTerm: false,
  searchFilling: false,
  listFilling: false,
  sealFilling: false,
  namePattern: false,
  // Passed checks that open a form for half an hour.
  recommendGrant: false,
  // Counters.
  noticeView: false,
  rateBucket: false,
  floodCount: false,
  loginFailure: false,
  // Codes and their sending.
  smsCode: false,
  smsSend: false,
  // The rows themselves record what was sent to whom, and when.
  duesReminder: false,
  // Answers of repeated calls, jobs, maintenance, keys of envelope and database.
  idempotency: false,
  outbox: false,
  chore: false,
  encryptionKey: false,
  // Locations of societies; the command that moves one reports what it did.
  catalogueSociety: false,
  catalogueHost: false,
  societyMove: false,
  envelopeKey: false,
  envelopeNonce: false,
}

/** Table names in snake_case, because the watcher sees statements after name conversion. */
const NAMES: ReadonlySet<string> = new Set(
  Object.entries(ENTERED).flatMap(([table, isEntered]) => (isEntered ? [snakeCase(table)] : [])),
)

export const isEntered = (table: string): boolean => NAMES.has(table)
