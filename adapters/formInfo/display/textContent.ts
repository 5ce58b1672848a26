import type { PrintContent } from '#contract/print.ts'

export const textContent = (text: string): PrintContent => ({ kind: 'text', text })

/** Scalars as they are, anything else as nothing. */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const textList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(scalarText).filter((text) => text !== '') : []
