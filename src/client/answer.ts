import type { CallFile } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Opening } from './outgoing.ts'

/** The content of an answer. */
export interface AnswerContent {
  /** The text of the envelope; empty when it cannot be read. */
  text: string
  file?: CallFile
}

/** The answer of a call that gives an envelope. */
export const readText = async (response: Response, { open }: Opening): Promise<AnswerContent> => {
  const text = await response.text()
  return { text: open ? (open(text) ?? '') : text }
}

/** Parses a text as an envelope; undefined when it is not one. */
export function readEnvelope(text: string): Envelope<unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isEnvelope(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  if (value === null || typeof value !== 'object') return false
  const { code, msg } = value as Partial<Envelope<unknown>>
  return typeof code === 'string' && typeof msg === 'string' && 'data' in value
}
