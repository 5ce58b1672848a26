import type { CallData } from '#contract/calls.ts'
import { SmsPurpose } from '#contract/codes.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { insertMobileProof } from '../../store/repositories/mobileProofs.ts'
import { PROOF_MS } from '../session/lifetimes.ts'
import { hashSecret, newSecret } from '../session/secrets.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'

/** Turns a right code into a grant of a quarter of an hour (decision 0006); the code is used up. */
export async function proveMobile(
  request: CallRequest<'proveMobile'>,
): Promise<CallData<'proveMobile'>> {
  const { mobile, validCode } = request.input
  const { orgId } = request.org
  const { store } = request.parts
  const guess: CodeGuess = {
    orgId,
    mobile,
    purpose: SmsPurpose.Prove,
    code: validCode,
    ip: request.ip,
  }
  await requireRightCode(store, guess)
  return store.tx(orgId, async (tx) => {
    await consumeCode(tx, guess)
    const proof = newSecret()
    const expiresAt = new Date(tx.now.getTime() + PROOF_MS)
    await insertMobileProof(tx, { hash: hashSecret(proof), mobile, expiresAt })
    return { proof, mobile, expiresAt: expiresAt.toISOString() }
  })
}
