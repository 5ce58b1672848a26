import { SEALED_HEADERS, type SealedRequest } from '#contract/sealed.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'

const NONCE = /^[A-Za-z0-9_-]{22}$/
const ANSWER_KEY = /^[A-Za-z0-9_-]{86}$/

/** Parses the sealed text; undefined when it does not have the shape of a request. */
export function readSealed(text: string): SealedRequest | undefined {
  const value = parsedJson(text)
  if (!isRecord(value)) return undefined
  const { method, path, query, headers, body, at, nonce, key } = value
  if (![method, path, query].every((part) => typeof part === 'string')) return undefined
  if (!isRecord(headers) || !Object.entries(headers).every(isSealedHeader)) return undefined
  if (body !== undefined && typeof body !== 'string') return undefined
  if (!Number.isSafeInteger(at) || !matches(NONCE, nonce) || !matches(ANSWER_KEY, key))
    return undefined
  return value as unknown as SealedRequest
}

const isSealedHeader = ([name, value]: [string, unknown]) =>
  (SEALED_HEADERS as readonly string[]).includes(name) && typeof value === 'string'

const matches = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value)
