import type { RecordsParts } from '#server/modules/records/parts.ts'
import type { ChangeThread } from './changeThread.ts'
import type { CodeCounter } from './effects/codeCounts.ts'
import type { Previews } from './preview/previews.ts'
import type { ProofThread } from './proofs/proofThread.ts'

/** What the calls of change sets work with. */
export interface ChangesParts extends RecordsParts {
  /** Documents of change sets. */
  changes: ChangeThread
  /** Options in stored answers. */
  codeCounter: CodeCounter
  /** What forms of change sets can do at all. */
  proofs: ProofThread
  /** Configurations that are looked at before they are live. */
  previews: Previews
}
