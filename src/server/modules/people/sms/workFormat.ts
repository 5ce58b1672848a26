import type { Challenge, Payload } from 'altcha-lib/types'
import { isRecord } from '#domain/json/isRecord.ts'

/** Wire format of a challenge: base64 of JSON, as the library's browser part expects. */
export const writeWork = (challenge: Challenge): string =>
  Buffer.from(JSON.stringify(challenge)).toString('base64')

/** Parses the browser's answer; undefined for a wrong shape. The content is still unverified. */
export function parseWorkProof(text: string): Payload | undefined {
  const value = parsed(text)
  if (!isRecord(value) || !isRecord(value.challenge) || !isRecord(value.solution)) return undefined
  const { parameters, signature } = value.challenge
  if (!isRecord(parameters) || typeof signature !== 'string') return undefined
  return value as unknown as Payload
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
