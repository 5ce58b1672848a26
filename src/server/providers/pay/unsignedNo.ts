import { isRecord } from '#domain/json/isRecord.ts'
import { PayRefused } from './payProvider.ts'
import { providersWords } from './providersWords.ts'

/** A word such as `NO_AUTH` or `isv.invalid-app-id`. */
const CODE = /^[\w.-]{1,64}$/

/**
 * Returns the refusal for a negative answer without a verifiable signature: gateways send such answers when a key, a
 * permission or they themselves are at fault. It holds status and the provider's own code and sentence, for the
 * operator; nothing else in it is trusted, and the state of an order is never read from it.
 */
export function unsignedNo(status: number, code: unknown, sentence?: unknown): PayRefused {
  const word = typeof code === 'string' && CODE.test(code) ? code : undefined
  const http = isYes(status) ? undefined : `HTTP ${status}`
  return new PayRefused(
    [http, word].filter(Boolean).join(' ') || 'SHAPE',
    providersWords(sentence) ?? 'the provider refused, unsigned',
  )
}

/** True for a successful HTTP status. */
export const isYes = (status: number): boolean => status >= 200 && status < 300

/** Parses an answer that may be anything, such as a proxy's page, as a JSON object; empty where it is none. */
export function recordIn(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
