import type { Logic, Trace } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import type { Operand, Reason } from '#contract/why.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { truthy } from '#domain/logic/truthy.ts'

/**
 * Converts a rule's trace to reasons. A false `or` and a true `and` depend on all their operands; otherwise the trace
 * names the decisive one.
 */
export function reasonOf(
  trace: Trace,
  rule: Logic,
  operandAt: (variable: string) => Operand | undefined,
): Reason {
  const build = (node: Trace, decides: boolean): Reason => {
    const operand = node.op === 'var' ? operandAt(variableAt(rule, node.path)) : undefined
    return {
      path: node.path,
      op: node.op,
      value: node.value ?? null,
      decides,
      ...(operand && { operand }),
      operands: node.operands.map((each, index) => build(each, decidesIn(node, index))),
    }
  }
  return build(trace, true)
}

function decidesIn(node: Trace, index: number): boolean {
  const all = (node.op === 'or' && !truthy(node.value)) || (node.op === 'and' && truthy(node.value))
  return all || node.decidedBy === undefined || node.decidedBy === index
}

/** Returns the path that a `var` at this place of the rule reads. */
function variableAt(rule: Logic, pointer: string): string {
  let node: unknown = rule
  for (const segment of pointerSegments(pointer))
    node = ownValue(node as Record<string, unknown> | undefined, segment)
  const given = isRecord(node) ? node.var : undefined
  const path = Array.isArray(given) ? given[0] : given
  return typeof path === 'string' ? path : ''
}
