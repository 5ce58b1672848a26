import type { CallData } from '#contract/calls.ts'
import { insertMobileProof } from '#server/base/repositories/mobileProofs.ts'
import { PROOF_MS } from '#server/base/session/lifetimes.ts'
import { hashSecret, newSecret } from '#server/base/session/secrets.ts'
import type { Tx } from '#server/store/store.ts'

/** Grants a proof of mobile (and of a card number's last four characters) for 15 minutes (decision 0006). */
export async function grantMobile(
  tx: Tx,
  mobile: string,
  cardTail: string | null = null,
): Promise<CallData<'proveMobile'>> {
  const proof = newSecret()
  const expiresAt = new Date(tx.now.getTime() + PROOF_MS)
  await insertMobileProof(tx, { hash: hashSecret(proof), mobile, cardTail, expiresAt })
  return { proof, mobile, expiresAt: expiresAt.toISOString() }
}
