import type {
  AccountTable,
  ConsentTable,
  LoginTokenTable,
  MobileProofTable,
  OrgUnitTable,
  SmsCodeTable,
  SmsSendTable,
  UnitPickTable,
} from './tables/accounts.ts'
import type { ActivityLogTable } from './tables/activity.ts'
import type {
  AuditEntryTable,
  FileHoldingTable,
  MemberApplicationTable,
  MemberNumCounterTable,
  UploadedFileTable,
} from './tables/applications.ts'
import type { CertificateTable } from './tables/certificates.ts'
import type {
  ConfigChangeDocumentTable,
  ConfigChangeStepTable,
  ConfigChangeTable,
  ConfigSeatTable,
} from './tables/configChanges.ts'
import type {
  DuesInvoiceOrderTable,
  DuesInvoiceTable,
  DuesNoticeTable,
  DuesOrderTable,
  DuesPaymentTable,
  DuesPlanPartTable,
  DuesPlanTable,
  DuesReceiptTable,
  DuesReconcileTable,
  DuesRefundTable,
  DuesReminderTable,
  DuesTermTable,
} from './tables/dues.ts'
import type {
  DuesPauseTable,
  DuesQuestionMessageTable,
  DuesQuestionTable,
} from './tables/duesQuestions.ts'
import type {
  DuesClosingProposalTable,
  DuesClosingTable,
  DuesDeedTable,
  DuesEntryTable,
} from './tables/ledger.ts'
import type { DuesManualPaymentTable, DuesManualShareTable } from './tables/manualPayments.ts'
import type {
  CatalogueHostTable,
  CatalogueSocietyTable,
  ChoreTable,
  EncryptionKeyTable,
  FloodCountTable,
  IdempotencyTable,
  ListFillingTable,
  LoginFailureTable,
  NamePatternTable,
  OutboxTable,
  RateBucketTable,
  SealFillingTable,
  SearchFillingTable,
  SearchTermTable,
  SocietyMoveTable,
} from './tables/operations.ts'
import type {
  OrApplicationTable,
  RecommendationTable,
  RecommendGrantTable,
} from './tables/orApplications.ts'
import type {
  ConfigBaseTable,
  ConfigBlobTable,
  ConfigCurrentTable,
  ConfigVerdictTable,
  ConfigVersionTable,
  FormDefinitionTable,
  NoticeViewTable,
  OrganisationTable,
  OrgHostTable,
} from './tables/organisations.ts'
import type {
  EnvelopeKeyTable,
  EnvelopeNonceTable,
  LoginTicketTable,
  PasswordLinkTable,
} from './tables/protocol.ts'
import type { DuesReliefStepTable, DuesReliefTable } from './tables/reliefs.ts'
import type { RetentionRunTable } from './tables/retention.ts'
import type { RecoveryCodeTable, SecondFactorTable } from './tables/secondFactors.ts'
import type {
  DuesStatementLineTable,
  DuesStatementMappingTable,
  DuesStatementTable,
} from './tables/statements.ts'

/**
 * Every table, in the wire's words; the driver turns camelCase into the columns' snake_case.
 * Forgotten here or in a migration: `tests/server/store/schema.test.ts` compares both.
 */
export interface Database {
  encryptionKey: EncryptionKeyTable
  organisation: OrganisationTable
  orgHost: OrgHostTable
  configBlob: ConfigBlobTable
  configVersion: ConfigVersionTable
  configCurrent: ConfigCurrentTable
  configBase: ConfigBaseTable
  configVerdict: ConfigVerdictTable
  configChange: ConfigChangeTable
  configChangeDocument: ConfigChangeDocumentTable
  configChangeStep: ConfigChangeStepTable
  configSeat: ConfigSeatTable
  formDefinition: FormDefinitionTable
  noticeView: NoticeViewTable
  account: AccountTable
  orgUnit: OrgUnitTable
  unitPick: UnitPickTable
  loginToken: LoginTokenTable
  mobileProof: MobileProofTable
  smsCode: SmsCodeTable
  smsSend: SmsSendTable
  consent: ConsentTable
  memberApplication: MemberApplicationTable
  auditEntry: AuditEntryTable
  activityLog: ActivityLogTable
  recommendation: RecommendationTable
  recommendGrant: RecommendGrantTable
  orApplication: OrApplicationTable
  memberNumCounter: MemberNumCounterTable
  uploadedFile: UploadedFileTable
  fileHolding: FileHoldingTable
  certificate: CertificateTable
  duesNotice: DuesNoticeTable
  duesOrder: DuesOrderTable
  duesPayment: DuesPaymentTable
  duesTerm: DuesTermTable
  duesReconcile: DuesReconcileTable
  duesReceipt: DuesReceiptTable
  duesRefund: DuesRefundTable
  duesInvoice: DuesInvoiceTable
  duesInvoiceOrder: DuesInvoiceOrderTable
  duesDeed: DuesDeedTable
  duesEntry: DuesEntryTable
  duesManualPayment: DuesManualPaymentTable
  duesManualShare: DuesManualShareTable
  duesStatement: DuesStatementTable
  duesStatementLine: DuesStatementLineTable
  duesStatementMapping: DuesStatementMappingTable
  duesClosing: DuesClosingTable
  duesClosingProposal: DuesClosingProposalTable
  duesRelief: DuesReliefTable
  duesReliefStep: DuesReliefStepTable
  duesReminder: DuesReminderTable
  duesPlan: DuesPlanTable
  duesPlanPart: DuesPlanPartTable
  duesQuestion: DuesQuestionTable
  duesQuestionMessage: DuesQuestionMessageTable
  duesPause: DuesPauseTable
  rateBucket: RateBucketTable
  floodCount: FloodCountTable
  loginFailure: LoginFailureTable
  idempotency: IdempotencyTable
  outbox: OutboxTable
  envelopeKey: EnvelopeKeyTable
  envelopeNonce: EnvelopeNonceTable
  loginTicket: LoginTicketTable
  passwordLink: PasswordLinkTable
  secondFactor: SecondFactorTable
  recoveryCode: RecoveryCodeTable
  retentionRun: RetentionRunTable
  searchTerm: SearchTermTable
  searchFilling: SearchFillingTable
  listFilling: ListFillingTable
  sealFilling: SealFillingTable
  namePattern: NamePatternTable
  chore: ChoreTable
  catalogueSociety: CatalogueSocietyTable
  catalogueHost: CatalogueHostTable
  societyMove: SocietyMoveTable
}

/** The tables of applications, a table a category of records. */
export type ApplicationTable = 'memberApplication' | 'orApplication'
