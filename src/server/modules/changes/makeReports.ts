import type { Store } from '#server/store/store.ts'
import { createChangeThread } from './changeThread.ts'
import { createCodeCounter } from './effects/codeCounts.ts'
import { createProofThread } from './proofs/proofThread.ts'
import type { ReportMakers } from './reportChange.ts'

/** Creates the parts that reports need over an open store, for a command without a server. */
export const makeReports = (store: Store): ReportMakers => ({
  changes: createChangeThread(),
  proofs: createProofThread(),
  codeCounter: createCodeCounter(store),
})
