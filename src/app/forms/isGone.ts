/** Status codes which prove that the file does not exist. */
const GONE = [404, 410]

/** Milliseconds a storage has to answer. */
const PATIENCE = 10_000

/** Whether a file is gone. Requests a fresh address first: the stored one may have expired while the file still exists. */
export async function isGone(url: string): Promise<boolean> {
  const question = `/api/system/v1/open/fileAddress?url=${encodeURIComponent(url)}`
  const answer = await fetch(question, { signal: AbortSignal.timeout(PATIENCE) })
  return GONE.includes(answer.status)
}
