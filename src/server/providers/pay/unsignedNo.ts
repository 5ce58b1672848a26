import { isRecord } from '#domain/json/isRecord.ts'
import { PayRefused } from './payProvider.ts'
import { providersWords } from './providersWords.ts'

/** A word such as `NO_AUTH` or `isv.invalid-app-id`. */
const CODE = /^[\w.-]{1,64}$/

/**
 * The refusal of an answer that is a no without a signature that could be checked: gateways say so when a key, a
 * permission or they themselves are at fault. It bears status and the provider's own code and sentence, for the
 * operator, and is believed in nothing else: what an order has become is never read from it.
 */
export function unsignedNo(status: number, code: unknown, sentence?: unknown): PayRefused {
  const word = typeof code === 'string' && CODE.test(code) ? code : undefined
  const http = isYes(status) ? undefined : `HTTP ${status}`
  return new PayRefused(
    [http, word].filter(Boolean).join(' ') || 'SHAPE',
    providersWords(sentence) ?? 'the provider refused, unsigned',
  )
}

/** Whether a status is a yes. */
export const isYes = (status: number): boolean => status >= 200 && status < 300

/** JSON of an answer that may be anything, such as a proxy's page: empty where it is no object. */
export function recordIn(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
