import { isRecord } from '#domain/isRecord.ts'
import { PayRefused } from './payProvider.ts'

/** A word such as `NO_AUTH` or `isv.invalid-app-id`; sentences may name people and stay out. */
const CODE = /^[\w.-]{1,64}$/

/**
 * The refusal of an answer that is a no without a signature: gateways say so when a key, a permission or they
 * themselves are at fault. It bears status and the provider's own code, for the operator, and is believed in nothing
 * else: what an order has become is never read from it.
 */
export function unsignedNo(status: number, code: unknown): PayRefused {
  const word = typeof code === 'string' && CODE.test(code) ? code : undefined
  const http = status < 200 || status >= 300 ? `HTTP ${status}` : undefined
  return new PayRefused(
    [http, word].filter(Boolean).join(' ') || 'SHAPE',
    'the provider refused, unsigned',
  )
}

/** JSON of an answer that may be anything, such as a proxy's page: empty where it is no object. */
export function recordIn(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
