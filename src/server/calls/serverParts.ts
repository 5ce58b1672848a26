import type { EnvelopeKeys } from '../base/envelope/envelopeKeys.ts'
import type { PasswordHasher } from '../base/session/passwordHasher.ts'
import type { SharedData } from '../base/shared/sharedData.ts'
import type { ChangeThread } from '../modules/changes/changeThread.ts'
import type { CodeCounter } from '../modules/changes/effects/codeCounts.ts'
import type { Previews } from '../modules/changes/preview/previews.ts'
import type { ProofThread } from '../modules/changes/proofs/proofThread.ts'
import type { ConfigurationChecker } from '../modules/configuration/checks/configurationChecker.ts'
import type { LiveConfiguration } from '../modules/configuration/documents/configurations.ts'
import type { Gallery } from '../modules/configuration/gallery/openGallery.ts'
import type { NoticeVisits } from '../modules/configuration/notices/noticeVisits.ts'
import type { PageDocuments } from '../modules/configuration/pages/pageDocuments.ts'
import type { BookWriter } from '../modules/files/exports/book/bookWriter.ts'
import type { SheetWriter } from '../modules/files/exports/sheetWriter.ts'
import type { PictureViewer } from '../modules/files/pictures/pictureViewer.ts'
import type { UploadSums } from '../modules/files/storage/uploadSums.ts'
import type { ClosingWriter } from '../modules/money/closing/files/closingWriter.ts'
import type { StatementReader } from '../modules/money/desk/statements/thread/statementReader.ts'
import type { ReceiptWriter } from '../modules/money/receipts/receiptWriter.ts'
import type { ProofOfWork } from '../modules/people/sms/proofOfWork.ts'
import type { OwnDataPrinter } from '../modules/privacy/ownData/printer.ts'
import type { Rendering } from '../modules/records/certificates/rendering.ts'
import type { FormChecks } from '../modules/records/forms/submission.ts'
import type { InvoiceProviders } from '../providers/invoice/openInvoiceProviders.ts'
import type { Outgoing } from '../providers/outgoing/outgoing.ts'
import type { PayProviders } from '../providers/pay/payProviders.ts'
import type { FileStore } from '../providers/storage/fileStore.ts'
import type { StorageSettings } from '../providers/storage/storageSettings.ts'
import type { WechatAccounts } from '../providers/wechat/openWechatAccounts.ts'
import type { Store } from '../store/store.ts'

/** Dependencies of the handlers, built once by `buildApp`; none are global. */
export interface ServerParts {
  store: Store
  clock: () => Date
  configuration: LiveConfiguration
  /** Public dictionaries and the area tree: the same for every organisation. */
  shared: SharedData
  pages: PageDocuments
  checker: ConfigurationChecker
  /** Documents of change sets. */
  changes: ChangeThread
  /** Options in stored answers. */
  codeCounter: CodeCounter
  /** What forms of change sets can do at all. */
  proofs: ProofThread
  /** Configurations that are looked at before they are live. */
  previews: Previews
  forms: FormChecks
  noticeVisits: NoticeVisits
  sheets: SheetWriter
  books: BookWriter
  statements: StatementReader
  ownDataPrinter: OwnDataPrinter
  /** Absent when switched off. */
  gallery?: Gallery
  /** Public address of a site with `{host}` as placeholder; absent in a demonstration. */
  publicUrl?: string
  storage: StorageSettings
  files: FileStore
  /** Daily upload limits. */
  uploads: UploadSums
  pictures: PictureViewer
  /** Asks others over HTTP: for pictures that documents name. */
  outgoing: Outgoing
  passwords: PasswordHasher
  /** Proof-of-work challenges before an SMS code is sent. */
  proofOfWork: ProofOfWork
  payProviders: PayProviders
  invoiceProviders: InvoiceProviders
  /** Certificate renderer. */
  rendering: Rendering
  receiptWriter: ReceiptWriter
  closingWriter: ClosingWriter
  /** Keys that open sealed calls. */
  envelopeKeys: EnvelopeKeys
  /** WeChat service account of each organisation. */
  wechat: WechatAccounts
}
