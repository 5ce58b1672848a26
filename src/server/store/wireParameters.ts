import { BadData } from './databaseError.ts'

export type WireParameter = string | null

const UNSTORABLE = /\0|\p{Surrogate}/u

/**
 * Encodes parameters as the text sent to both databases, so that a value means the same on both. Throws BadData for NUL
 * and lone surrogates, which a driver would silently cut or replace.
 */
export function wireParameters(parameters: readonly unknown[]): WireParameter[] {
  return parameters.map(wireParameter)
}

function wireParameter(value: unknown): WireParameter {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return storable(value)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  if (value instanceof Date) return timestamp(value)
  throw new TypeError(
    'a parameter must be text, number, boolean or Date; objects go through json()',
  )
}

function storable(text: string): string {
  if (UNSTORABLE.test(text))
    throw new BadData('text with NUL or a lone surrogate', { code: '22021' })
  return text
}

function timestamp(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new BadData('not a date', { code: '22007' })
  return date.toISOString()
}
