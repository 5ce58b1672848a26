import { createHash } from 'node:crypto'

export interface PageToSign {
  ticket: string
  nonceStr: string
  /** Seconds since the epoch. */
  timestamp: number
  url: string
}

/**
 * Returns the platform's signature of a page: SHA-1 over the raw values in this order, with the address without its
 * fragment.
 */
export function jsapiSignature({ ticket, nonceStr, timestamp, url }: PageToSign): string {
  const page = url.split('#')[0]
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
  return createHash('sha1').update(text).digest('hex')
}
