import type { Database } from './schema.ts'
import { snakeCase } from './snakeCase.ts'

/**
 * Which tables hold what people are told of when it changes: a transaction that writes to one of them is entered in the
 * activity log. The others hold counters, secrets that soon expire and answers kept for a repetition.
 */
const ENTERED: Record<keyof Database, boolean> = {
  organisation: true,
  orgHost: true,
  configVersion: true,
  configCurrent: true,
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
  duesInvoice: true,
  retentionRun: true,
  // The log itself.
  activityLog: false,
  // Texts by their hash, of forms that an application refers to.
  formDefinition: false,
  // Places for files; whatever refers to one is entered.
  uploadedFile: false,
  // Which record names a file or a unit follows from the record.
  fileHolding: false,
  unitPick: false,
  // Passed checks that open a form for half an hour.
  recommendGrant: false,
  // Counters.
  noticeView: false,
  rateBucket: false,
  loginFailure: false,
  // Codes and the sending of them.
  smsCode: false,
  smsSend: false,
  // Says itself what was sent to whom, and when.
  duesReminder: false,
  // Answers kept for a repetition, work to be done, keys of the envelope and of the database.
  idempotency: false,
  outbox: false,
  encryptionKey: false,
  envelopeKey: false,
  envelopeNonce: false,
}

/** Names as columns have them, because the watcher sees statements after they were translated. */
const NAMES: ReadonlySet<string> = new Set(
  Object.entries(ENTERED).flatMap(([table, isEntered]) => (isEntered ? [snakeCase(table)] : [])),
)

export const isEntered = (table: string): boolean => NAMES.has(table)
