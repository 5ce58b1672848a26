import { RefusalCode } from '#contract/envelope.ts'
import { takeNonce } from '#server/base/repositories/envelopeNonces.ts'
import { countNetwork } from '#server/base/session/limitNetwork.ts'
import { networkOf } from '#server/base/session/networkOf.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { MessageKey } from '#server/messages/sentence.ts'
import type { Store } from '#server/store/store.ts'
import type { Addressee, ProofOfWork } from './proofOfWork.ts'
import { FREE_PER_IP } from './smsRules.ts'

interface Asked {
  orgId: string
  ip: string
  /** Answer to a proof-of-work challenge. */
  workProof?: string | undefined
}

interface WorkParts {
  store: Store
  clock: () => Date
  proofOfWork: ProofOfWork
}

/**
 * Lets the first codes of an address pass; each further one requires the answer to a proof-of-work challenge, which it
 * consumes. A missing or invalid answer is refused with a new challenge.
 */
export async function requireProofOfWork(parts: WorkParts, request: Asked): Promise<void> {
  const { orgId, ip, workProof } = request
  const whom = await parts.store.tx(orgId, async (tx) => {
    if (await countNetwork(tx, ip, FREE_PER_IP)) return undefined
    return { orgId, network: networkOf(ip), secret: tx.hash('work', 'secret') }
  })
  if (!whom) return
  if (!workProof) throw await refusal(parts, whom, 'workNeeded')
  if (!(await takeWork(parts, whom, workProof))) throw await refusal(parts, whom, 'workVoid')
}

/** Of concurrent calls with one answer only one succeeds, also across processes. */
async function takeWork(parts: WorkParts, whom: Addressee, proof: string): Promise<boolean> {
  const solved = await parts.proofOfWork.verify(proof, whom, parts.clock())
  if (!solved) return false
  return parts.store.tx(whom.orgId, (tx) => takeNonce(tx, solved.id, solved.until))
}

async function refusal({ proofOfWork: work, clock }: WorkParts, whom: Addressee, key: MessageKey) {
  const challenge = await work.createChallenge(whom, clock())
  return new Refusal(RefusalCode.WorkNeeded, key, {}, { challenge })
}
