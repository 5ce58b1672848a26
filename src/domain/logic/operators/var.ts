import { ownValue } from '#contract/record.ts'
import type { Scope } from '../env.ts'
import type { ReadOperator } from './definition.ts'
import { isMissing } from './operands.ts'

/**
 * Reads a dotted path, own properties only. At each step the longest key that the rest of the path begins with wins, so
 * that a form key with a dot in it stays readable, and so do its parts.
 */
function read(holder: unknown, path: string): unknown {
  if (isMissing(holder) || typeof holder !== 'object') return null
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const key = path.slice(0, end)
    if (!Object.hasOwn(holder, key)) continue
    const value = ownValue(holder as Scope, key) ?? null
    return end === path.length ? value : read(value, path.slice(end + 1))
  }
  return null
}

export const varOperator: ReadOperator = { kind: 'read', operands: [1, 2], read }
