import type { Outgoing } from '../outgoing/outgoing.ts'
import { InvoiceUnanswered } from './invoiceProvider.ts'

/** Shorter than a job's lease, together with the calls before it. */
const TIMEOUT_MS = 15_000
const REDIRECTS = 3

interface Download {
  fetch: Outgoing
  /** True for a permitted address; also checked for each redirect. */
  allows: (address: URL) => boolean
  mostBytes: number
}

/**
 * Downloads a file from an address that a provider named. Rejects for an address that is not permitted, a file that is
 * too large, a status other than 200 after at most three redirects, and no answer.
 */
export async function downloadFile(address: string, how: Download): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = urlOf(address)
  for (let step = 0; step <= REDIRECTS; step++) {
    if (!how.allows(url)) throw new InvoiceUnanswered('FILE', 'an address that is not asked')
    const answer = await how.fetch(url.href, { redirect: 'manual', signal })
    const onwards = answer.headers.get('location')
    if (answer.status === 200) return readAtMost(answer, how.mostBytes)
    if (answer.status < 300 || answer.status > 399 || !onwards)
      throw new InvoiceUnanswered('FILE', `HTTP ${answer.status}`)
    url = urlOf(onwards, url)
  }
  throw new InvoiceUnanswered('FILE', 'redirected too often')
}

function urlOf(address: string, base?: URL): URL {
  if (URL.canParse(address, base)) return new URL(address, base)
  throw new InvoiceUnanswered('FILE', 'not an address')
}

async function readAtMost(answer: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > most) throw new InvoiceUnanswered('FILE', 'too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
