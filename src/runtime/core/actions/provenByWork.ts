import { RefusalCode } from '#contract/envelope.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { failureOf } from '../failure.ts'
import type { Host } from '../host.ts'
import { LAZY_TEXTS } from '../lazyTexts.ts'

type Input = Parameters<Host['call']>[1]

/**
 * Calls the server. When it requires a proof of work, solves the challenge while showing a message, and calls once more
 * with the solution; a second refusal is handled like any other.
 */
export async function provenByWork(
  { call, work, notices }: Pick<Host, 'call' | 'work' | 'notices'>,
  id: string,
  input: Input,
): Promise<unknown> {
  try {
    return await call(id, input)
  } catch (error) {
    const challenge = challengeOf(error)
    if (challenge === undefined) throw error
    const settled = notices.underWay(LAZY_TEXTS.verifying)
    const workProof = await work(challenge).finally(settled)
    return call(id, { ...input, workProof })
  }
}

function challengeOf(error: unknown): string | undefined {
  const { code, data } = failureOf(error)
  if (code !== RefusalCode.WorkNeeded || !isRecord(data)) return undefined
  return typeof data.challenge === 'string' ? data.challenge : undefined
}
