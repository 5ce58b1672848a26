import type { Located } from '../document/located.ts'
import { textOf } from '../document/located.ts'

/** A path a rule reads, at its token. */
export interface PathUse {
  at: Located
  path: string
}

/** Every `var` of a rule with the token that names its path. */
export function pathsIn(rule: Located | undefined): PathUse[] {
  if (!rule) return []
  const own = rule.entries.flatMap(({ name, value }) => (name === 'var' ? readPath(value) : []))
  const parts = [...rule.entries.map(({ value }) => value), ...rule.items]
  return [...own, ...parts.flatMap(pathsIn)]
}

function readPath(operand: Located): PathUse[] {
  const at = operand.items[0] ?? operand
  const path = textOf(at)
  return path === undefined ? [] : [{ at, path }]
}
