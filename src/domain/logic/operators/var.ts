import { ownValue } from '#contract/record.ts'
import type { Scope } from '../env.ts'
import type { ReadOperator } from './definition.ts'
import { isMissing } from './operands.ts'

/**
 * Reads a dotted path, own properties only. At each step a key that is the whole rest of the path wins,
 * so that a form key with a dot in it stays readable.
 */
function read(holder: unknown, path: string): unknown {
  if (isMissing(holder) || typeof holder !== 'object') return null
  if (Object.hasOwn(holder, path)) return ownValue(holder as Scope, path) ?? null
  const dot = path.indexOf('.')
  if (dot < 0) return null
  const head = path.slice(0, dot)
  if (!Object.hasOwn(holder, head)) return null
  return read(ownValue(holder as Scope, head), path.slice(dot + 1))
}

export const varOperator: ReadOperator = { kind: 'read', operands: [1, 2], read }
