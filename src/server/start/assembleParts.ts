import { createEnvelopeKeys } from '#server/base/envelope/envelopeKeys.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import { createChangeThread } from '#server/modules/changes/changeThread.ts'
import { createCodeCounter } from '#server/modules/changes/effects/codeCounts.ts'
import { createPreviews } from '#server/modules/changes/preview/previews.ts'
import { createProofThread } from '#server/modules/changes/proofs/proofThread.ts'
import type { ConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import { createLiveConfiguration } from '#server/modules/configuration/documents/liveConfiguration.ts'
import type { Gallery } from '#server/modules/configuration/gallery/openGallery.ts'
import { createNoticeVisits } from '#server/modules/configuration/notices/noticeVisits.ts'
import type { PageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import { createBookWriter } from '#server/modules/files/exports/book/bookWriter.ts'
import { createSheetWriter } from '#server/modules/files/exports/sheetWriter.ts'
import { createPictureViewer } from '#server/modules/files/pictures/pictureViewer.ts'
import { createClosingWriter } from '#server/modules/money/closing/files/closingWriter.ts'
import { createStatementReader } from '#server/modules/money/desk/statements/thread/statementReader.ts'
import { MONEY_FILES } from '#server/modules/money/fileReaders.ts'
import { createReceiptWriter } from '#server/modules/money/receipts/receiptWriter.ts'
import { createProofOfWork } from '#server/modules/people/sms/proofOfWork.ts'
import { createOwnDataPrinter } from '#server/modules/privacy/ownData/printer.ts'
import { createRendering } from '#server/modules/records/certificates/rendering.ts'
import { RECORDS_FILES } from '#server/modules/records/fileReaders.ts'
import { createFormChecks } from '#server/modules/records/forms/checkSubmission.ts'
import { openInvoiceProviders } from '#server/providers/invoice/openInvoiceProviders.ts'
import { type Outgoing, toOperators } from '#server/providers/outgoing/outgoing.ts'
import { openPayProviders } from '#server/providers/pay/openPayProviders.ts'
import { type OnProviderCall, type ProviderKind, watchFetch } from '#server/providers/watchFetch.ts'
import { openWechatAccounts } from '#server/providers/wechat/openWechatAccounts.ts'
import type { Store } from '#server/store/store.ts'
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
    fileReaders: { ...RECORDS_FILES, ...MONEY_FILES },
    outgoing: outside.fetch,
    payProviders: openPayProviders({ ...asked, outside: outsideOf('pay') }),
    invoiceProviders: openInvoiceProviders({ ...asked, outside: outsideOf('invoice') }),
    rendering: createRendering(fonts),
    receiptWriter: createReceiptWriter(),
    closingWriter: createClosingWriter(),
    envelopeKeys: createEnvelopeKeys(parts.store, parts.clock),
  }
}
