import type { RecordsParts } from '#server/modules/records/parts.ts'
import type { ProofOfWork } from './sms/proofOfWork.ts'

/** What the calls of people work with. */
export interface PeopleParts extends RecordsParts {
  /** Proof-of-work challenges before an SMS code is sent. */
  proofOfWork: ProofOfWork
}
