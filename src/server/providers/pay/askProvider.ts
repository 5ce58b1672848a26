import type { Outgoing } from '../outgoing/outgoing.ts'

/** External dependencies of every provider. */
export interface PayOutside {
  fetch: Outgoing
  clock: () => Date
}

const TIMEOUT_MS = 10_000
/** Largest answer accepted from a provider, in bytes. */
const MOST_BYTES = 1024 * 1024

export interface WireAnswer {
  status: number
  headers: Headers
  /** Raw bytes, which signatures cover. */
  body: Buffer
}

/** Calls a provider and reads its whole answer; rejects when there is none within ten seconds. */
export async function askProvider(
  fetch: Outgoing,
  url: string,
  init: RequestInit,
): Promise<WireAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(url, { ...init, signal, mostBytes: MOST_BYTES })
  return {
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

/** Posts a form, the request format of three of the providers. */
export const postForm = (
  fetch: Outgoing,
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<WireAnswer> =>
  askProvider(fetch, url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: new URLSearchParams(fields).toString(),
  })
