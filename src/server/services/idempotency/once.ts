import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/canonicalJson.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import {
  enterIdempotent,
  type IdempotentCall,
  keepAnswer,
} from '../../store/repositories/idempotency.ts'
import type { Store, Tx } from '../../store/store.ts'
import { hashSecret } from '../session/secrets.ts'

export interface OnceWork<T> {
  /** Checks that cost something when they fail (a code's tries); skipped when the answer is known already. */
  before?: () => Promise<void>
  work: (tx: Tx) => Promise<T>
  /**
   * Without a key from the browser, equal calls of one subject within ten minutes count as one. Right for what
   * creates; wrong for changes of a record, which may rightly come twice and are held by the status they name.
   */
  derived?: boolean
}

type IdempotentRequest = CallContext & { input: object }

const WINDOW_MS = 10 * 60_000

/**
 * Runs a write once: the same key again gets the first answer, whether it comes later or at the same moment;
 * the same key with other contents is refused. A write that was refused leaves nothing behind and may be tried again.
 */
export async function once<T>(
  request: IdempotentRequest,
  call: OperationId,
  { before, work, derived = false }: OnceWork<T>,
): Promise<T> {
  const { parts, org } = request
  const entry = entryOf(request, call, derived)
  if (!entry) {
    await before?.()
    return parts.store.tx(org.orgId, work)
  }
  if (before) {
    const known = await peek<T>(parts.store, org.orgId, entry)
    if (known) return known.answer
    const answered = await refusedOrAnswered(before, () => peek<T>(parts.store, org.orgId, entry))
    if (answered) return answered.answer
  }
  return parts.store.tx(org.orgId, async (tx) => {
    const known = await enter<T>(tx, entry)
    if (known) return known.answer
    const answer = await work(tx)
    await keepAnswer(tx, entry.key, { status: 200, body: answer })
    return answer
  })
}

/** A check fails, too, when the same press got through meanwhile and used up what is checked: then its answer counts. */
async function refusedOrAnswered<T>(
  before: () => Promise<void>,
  known: () => Promise<{ answer: T } | undefined>,
): Promise<{ answer: T } | undefined> {
  try {
    await before()
    return undefined
  } catch (error) {
    const answered = await known()
    if (answered) return answered
    throw error
  }
}

/** The stored answer, or nothing for the first caller, who now holds the key until the transaction ends. */
async function enter<T>(tx: Tx, entry: IdempotentCall): Promise<{ answer: T } | undefined> {
  const state = await enterIdempotent(tx, entry)
  if (state.kind === 'mismatch') throw new Refusal(RefusalCode.Conflict, 'idempotencyMismatch')
  return state.kind === 'answered' ? { answer: state.body as T } : undefined
}

/** Carries what was seen out of a transaction that is rolled back. */
class Peeked<T> extends Error {
  constructor(readonly known: { answer: T } | undefined) {
    super('seen, and nothing kept')
  }
}

/** Looks without leaving an entry: a call that is refused afterwards may come again with other contents. */
async function peek<T>(store: Store, orgId: string, entry: IdempotentCall) {
  try {
    return await store.tx<never>(orgId, async (tx) => {
      throw new Peeked(await enter<T>(tx, entry))
    })
  } catch (error) {
    if (error instanceof Peeked) return (error as Peeked<T>).known
    throw error
  }
}

/** Keys live inside a call and a subject, so that nobody meets somebody else's answer. */
function entryOf(
  request: IdempotentRequest,
  call: OperationId,
  derived: boolean,
): IdempotentCall | undefined {
  if (!request.idempotencyKey && !derived) return undefined
  const fingerprint = hashSecret(canonicalJson(request.input))
  const { account, provenMobiles } = request.subject
  const who = account?.id ?? provenMobiles?.[0] ?? request.ip
  const slot = Math.floor(request.now.getTime() / WINDOW_MS)
  const key = request.idempotencyKey ?? `${slot}:${fingerprint}`
  return { key: `${call}:${hashSecret(`${who}\n${key}`)}`, fingerprint }
}
