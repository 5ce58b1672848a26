import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/canonicalJson.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { enterIdempotent, keepAnswer } from '../../store/repositories/idempotency.ts'
import type { Tx } from '../../store/store.ts'
import { hashSecret } from '../session/secrets.ts'

export interface OnceWork<T> {
  /** Checks that cost something when they fail (a code's tries); skipped when the answer is known already. */
  before?: () => Promise<void>
  work: (tx: Tx) => Promise<T>
}

type IdempotentRequest = CallContext & { input: object }

/** Without a key from the browser equal calls of one subject count as the same for this long. */
const WINDOW_MS = 10 * 60_000

/**
 * Runs a write once: the same key again gets the first answer, whether it comes later or at the same moment;
 * the same key with other contents is refused. A write that was refused leaves nothing behind and may be tried again.
 */
export async function once<T>(
  request: IdempotentRequest,
  call: OperationId,
  { before, work }: OnceWork<T>,
): Promise<T> {
  const { store } = request.parts
  const entry = entryOf(request, call)
  const run = (fresh: (tx: Tx) => Promise<T>) =>
    store.tx(request.org.orgId, async (tx) => {
      const state = await enterIdempotent(tx, entry)
      if (state.kind === 'mismatch') throw new Refusal(RefusalCode.Conflict, 'idempotencyMismatch')
      if (state.kind === 'answered') return state.body as T
      const answer = await fresh(tx)
      await keepAnswer(tx, entry.key, { status: 200, body: answer })
      return answer
    })
  if (!before) return run(work)
  const known = await run(() => Promise.reject(NOT_YET)).catch((error: unknown) => {
    if (error !== NOT_YET) throw error
    return NOT_YET
  })
  if (known !== NOT_YET) return known as T
  await before()
  return run(work)
}

const NOT_YET = Symbol('nothing was answered yet')

/** Keys live inside a call and a subject, so that nobody meets somebody else's answer. */
function entryOf(request: IdempotentRequest, call: OperationId) {
  const fingerprint = hashSecret(canonicalJson(request.input))
  const { account, provenMobile } = request.subject
  const who = account?.id ?? provenMobile ?? request.ip
  const slot = Math.floor(request.now.getTime() / WINDOW_MS)
  const key = request.idempotencyKey ?? `${slot}:${fingerprint}`
  return { key: `${call}:${hashSecret(`${who}\n${key}`)}`, fingerprint }
}
