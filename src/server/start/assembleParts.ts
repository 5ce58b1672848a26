import { createEnvelopeKeys } from '../base/envelope/envelopeKeys.ts'
import type { PasswordHasher } from '../base/session/passwordHasher.ts'
import type { SharedData } from '../base/shared/sharedData.ts'
import type { ServerParts } from '../calls/serverParts.ts'
import { createChangeThread } from '../modules/changes/changeThread.ts'
import { createCodeCounter } from '../modules/changes/effects/codeCounts.ts'
import { createPreviews } from '../modules/changes/preview/previews.ts'
import { createProofThread } from '../modules/changes/proofs/proofThread.ts'
import type { ConfigurationChecker } from '../modules/configuration/checks/configurationChecker.ts'
import { createLiveConfiguration } from '../modules/configuration/documents/liveConfiguration.ts'
import type { Gallery } from '../modules/configuration/gallery/openGallery.ts'
import { createNoticeVisits } from '../modules/configuration/notices/noticeVisits.ts'
import type { PageDocuments } from '../modules/configuration/pages/pageDocuments.ts'
import { createBookWriter } from '../modules/files/exports/book/bookWriter.ts'
import { createSheetWriter } from '../modules/files/exports/sheetWriter.ts'
import { createPictureViewer } from '../modules/files/pictures/pictureViewer.ts'
import { createClosingWriter } from '../modules/money/closing/files/closingWriter.ts'
import { createStatementReader } from '../modules/money/desk/statements/thread/statementReader.ts'
import { createReceiptWriter } from '../modules/money/receipts/receiptWriter.ts'
import { createProofOfWork } from '../modules/people/sms/proofOfWork.ts'
import { createOwnDataPrinter } from '../modules/privacy/ownData/printer.ts'
import { createRendering } from '../modules/records/certificates/rendering.ts'
import { createFormChecks } from '../modules/records/forms/checkSubmission.ts'
import { openInvoiceProviders } from '../providers/invoice/openInvoiceProviders.ts'
import { type Outgoing, toOperators } from '../providers/outgoing/outgoing.ts'
import { openPayProviders } from '../providers/pay/openPayProviders.ts'
import { type OnProviderCall, type ProviderKind, watchFetch } from '../providers/watchFetch.ts'
import { openWechatAccounts } from '../providers/wechat/openWechatAccounts.ts'
import type { Store } from '../store/store.ts'
import { type Providers, wechatPartsOf } from './providersOf.ts'

export interface PartsInput {
  store: Store
  clock: () => Date
  shared: SharedData
  pages: PageDocuments
  checker: ConfigurationChecker
  gallery?: Gallery
  passwords: PasswordHasher
  providers: Pick<
    Providers,
    'smsWork' | 'storage' | 'files' | 'uploads' | 'wechat' | 'pay' | 'publicUrl'
  >
  /** The HTTP client for external services, and the port this server will listen on. */
  outside: { fetch: Outgoing; port: () => number }
  /** Told of every call of an external service. */
  onProviderCall?: OnProviderCall
  /** Font files for characters that the bundled font lacks. */
  fonts?: readonly string[]
}

/** Creates the dependencies of all handlers over an open store. */
export function assembleParts(input: PartsInput): ServerParts {
  const { providers, fonts, outside, onProviderCall, ...parts } = input
  const outsideOf = (provider: ProviderKind) => ({
    ...outside,
    fetch: watchFetch(outside.fetch, provider, onProviderCall),
  })
  const wechat = openWechatAccounts({
    ...wechatPartsOf(providers, outside.port),
    fetch: toOperators(outsideOf('wechat').fetch),
    clock: parts.clock,
    warn: (sentence) => console.warn(sentence),
  })
  const configuration = createLiveConfiguration(parts.store)
  const asked = {
    ...providers.pay,
    configuration,
    clock: parts.clock,
    warn: (sentence: string) => console.warn(sentence),
  }
  return {
    ...parts,
    wechat,
    ...(providers.publicUrl ? { publicUrl: providers.publicUrl } : {}),
    configuration,
    proofOfWork: createProofOfWork(providers.smsWork),
    changes: createChangeThread(),
    codeCounter: createCodeCounter(parts.store),
    proofs: createProofThread(),
    previews: createPreviews(parts),
    forms: createFormChecks(parts.shared),
    noticeVisits: createNoticeVisits(parts.store, (error) =>
      console.warn(`visits of notices are not told: ${error}`),
    ),
    sheets: createSheetWriter(),
    books: createBookWriter(),
    statements: createStatementReader(),
    ownDataPrinter: createOwnDataPrinter(),
    storage: providers.storage,
    files: providers.files,
    uploads: providers.uploads,
    pictures: createPictureViewer(),
    outgoing: outside.fetch,
    payProviders: openPayProviders({ ...asked, outside: outsideOf('pay') }),
    invoiceProviders: openInvoiceProviders({ ...asked, outside: outsideOf('invoice') }),
    rendering: createRendering(fonts),
    receiptWriter: createReceiptWriter(),
    closingWriter: createClosingWriter(),
    envelopeKeys: createEnvelopeKeys(parts.store, parts.clock),
  }
}
