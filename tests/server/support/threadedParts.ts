import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import { createChangeThread } from '#server/modules/changes/changeThread.ts'
import { createProofThread } from '#server/modules/changes/proofs/proofThread.ts'
import { createPictureViewer } from '#server/modules/files/pictures/pictureViewer.ts'
import { createClosingWriter } from '#server/modules/money/closing/files/closingWriter.ts'
import { createReceiptWriter } from '#server/modules/money/receipts/receiptWriter.ts'
import { createOwnDataPrinter } from '#server/modules/privacy/ownData/printer.ts'
import { createRenderer, createRendering } from '#server/modules/records/certificates/rendering.ts'
import { createFormChecks } from '#server/modules/records/forms/checkSubmission.ts'

/**
 * The parts of a server that work in threads and hold nothing of it, for all servers of a process (decision 0375):
 * threads of each would stay for minutes after it, and those of the next one begin cold.
 */
export function threadedParts(shared: SharedData) {
  const renderer = createRenderer()
  const parts = {
    changes: createChangeThread(),
    proofs: createProofThread(),
    forms: createFormChecks(shared),
    ownDataPrinter: createOwnDataPrinter(),
    pictures: createPictureViewer(),
    receiptWriter: createReceiptWriter(),
    closingWriter: createClosingWriter(),
  } satisfies Partial<ServerParts>
  /** What a test puts over the renderer is met by its server alone. */
  return () => ({ ...parts, rendering: { ...createRendering(), renderer: { ...renderer } } })
}
