import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { CallContext } from '../call.ts'
import { enterIdempotent, type IdempotentCall, keepAnswer } from '../repositories/idempotency.ts'
import { hashSecret } from '../session/secrets.ts'

export interface OnceWork<T, Checked> {
  /**
   * Checks whose failures must be counted (a code's attempts), and those that what was published since may fail,
   * outside the transaction; skipped when the answer is already stored. Resolves to the results that `work` needs.
   */
  before?: () => Promise<Checked>
  /** `checked` is the result of `before`; undefined without one. */
  work: (tx: Tx, checked: Checked) => Promise<T>
  /**
   * Without an idempotency key, equal calls of one subject within ten minutes count as one. Use it to create what
   * stays. Not for what can be deleted and added again, nor for changes of a record, which may be repeated and are
   * protected by the status they name.
   */
  derived?: boolean
}

/** Facts that identify a repeated call. */
export type OnceFacts = 'org' | 'subject' | 'now' | 'ip' | 'idempotencyKey'

type IdempotentRequest = CallContext<OnceFacts, { store: Store }> & { input: object }

const WINDOW_MS = 10 * 60_000

/**
 * Runs a write once: the same key returns the first answer, later or concurrently; the same key with other input is
 * refused. A refused write stores nothing and may be retried.
 */
export async function once<T, Checked = undefined>(
  request: IdempotentRequest,
  call: OperationId,
  { before, work, derived = false }: OnceWork<T, Checked>,
): Promise<T> {
  const { parts, org } = request
  const entry = entryOf(request, call, derived)
  if (!entry) {
    const checked = (await before?.()) as Checked
    return parts.store.tx(org.orgId, (tx) => work(tx, checked))
  }
  const outcome =
    before && (await checkedOrAnswered(before, () => peek<T>(parts.store, org.orgId, entry)))
  if (outcome && 'answer' in outcome) return outcome.answer
  const checked = outcome?.checked as Checked
  return parts.store.tx(org.orgId, async (tx) => {
    const stored = await enter<T>(tx, entry)
    if (stored) return stored.answer
    const answer = await work(tx, checked)
    await keepAnswer(tx, entry.key, { status: 200, body: answer })
    return answer
  })
}

/**
 * Returns the result of the checks, or the stored answer. A check also fails when the same call succeeded meanwhile and
 * consumed what is checked; its answer is returned then.
 */
async function checkedOrAnswered<T, Checked>(
  before: () => Promise<Checked>,
  known: () => Promise<{ answer: T } | undefined>,
): Promise<{ checked: Checked } | { answer: T }> {
  const early = await known()
  if (early) return early
  try {
    return { checked: await before() }
  } catch (error) {
    const answered = await known()
    if (answered) return answered
    throw error
  }
}

/** Returns the stored answer; undefined for the first caller, who holds the key's lock until the transaction ends. */
async function enter<T>(tx: Tx, entry: IdempotentCall): Promise<{ answer: T } | undefined> {
  const state = await enterIdempotent(tx, entry)
  if (state.kind === 'mismatch') throw new Refusal(RefusalCode.Conflict, 'idempotencyMismatch')
  return state.kind === 'answered' ? { answer: state.body as T } : undefined
}

/** Carries the result out of a transaction that is rolled back. */
class Peeked<T> extends Error {
  constructor(readonly known: { answer: T } | undefined) {
    super('seen, and nothing kept')
  }
}

/** Reads without storing an entry: a call refused afterwards may be repeated with other input. */
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

/** Keys are scoped by call and subject, so that no one gets another's answer. */
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
