import type { Finding } from '#contract/finding.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { hasEmptySegment } from './emptySegment.ts'
import { prefixesOf, rootKey } from './keyRead.ts'
import type { OperatorTable } from './operators/firstOperatorRegistry.ts'
import { OPERATOR_TABLE } from './operators/operatorRegistry.ts'
import { operandPath, type RuleNode, readNode } from './ruleNode.ts'

/**
 * Maximum size of a rule: deeper or larger ones are programs, and are refused before anyone has to read them. Constants
 * do not count as a level.
 */
export const RULE_LIMITS = { depth: 10, nodes: 200 } as const

/** A finding inside a rule; the caller that has the rule's text adds line and column. `path` points into the rule. */
export type RuleFinding = Omit<Finding, 'line' | 'column'>

/** Names that a rule may use; `roots` is undefined when every path is known. */
interface Known {
  roots: ReadonlySet<string> | undefined
  operators: OperatorTable
}

/**
 * Returns all faults of a rule that can be found without running it.
 * @param knownRoots names a `var` path may start with; a whole path that is a name (a form key) is known, too.
 */
export function checkRule(
  rule: Logic,
  knownRoots?: Iterable<string>,
  operators: OperatorTable = OPERATOR_TABLE,
): RuleFinding[] {
  const known = { roots: knownRoots && new Set(knownRoots), operators }
  const findings: RuleFinding[] = []
  let nodes = 0
  for (const entry of nodesOf(rule, '', 1)) {
    nodes += 1
    if (nodes > RULE_LIMITS.nodes) {
      return [...findings, fault('rule-too-large', '', `规则超过 ${RULE_LIMITS.nodes} 个节点`)]
    }
    findings.push(...faultsOf(entry, known))
  }
  return findings
}

interface Visited {
  rule: Logic
  path: string
  depth: number
}

/** Every node from the root down; below a node that is too deep nothing is visited. */
function* nodesOf(rule: Logic, path: string, depth: number): Generator<Visited> {
  yield { rule, path, depth }
  const node = readNode(rule)
  if (depth > RULE_LIMITS.depth || 'fault' in node || node.kind === 'literal') return
  const below = node.kind === 'list' ? node.entries : node.operands
  for (const [index, operand] of below.entries()) {
    const at = node.kind === 'list' ? `${path}/${index}` : operandPath(path, node, index)
    yield* nodesOf(operand, at, depth + 1)
  }
}

function faultsOf({ rule, path, depth }: Visited, known: Known): RuleFinding[] {
  const node = readNode(rule)
  if (depth > RULE_LIMITS.depth && !('kind' in node && node.kind === 'literal')) {
    return [fault('rule-too-deep', path, `规则嵌套超过 ${RULE_LIMITS.depth} 层`)]
  }
  if ('fault' in node) return [fault(node.fault, path, node.message)]
  return node.kind === 'operation' ? operationFaults(node, path, known) : []
}

function operationFaults(
  node: Extract<RuleNode, { kind: 'operation' }>,
  path: string,
  known: Known,
): RuleFinding[] {
  const definition = ownValue(known.operators, node.operator)
  if (!definition) {
    return [fault('unknown-operator', path, `没有名为“${node.operator}”的运算符`)]
  }
  const [least, most] = definition.operands
  const count = node.operands.length
  if (count < least || count > most) {
    return [fault('operand-count', path, `运算符“${node.operator}”不接受 ${count} 个操作数`)]
  }
  return node.operator === 'var'
    ? pathFaults(node.operands[0], operandPath(path, node, 0), known.roots)
    : []
}

function pathFaults(target: Logic | undefined, path: string, roots: Known['roots']): RuleFinding[] {
  if (typeof target !== 'string') {
    return [fault('operand-type', path, 'var 的路径应为固定的文字')]
  }
  if (hasEmptySegment(target)) {
    return [fault('empty-segment', path, `路径“${target}”中有空的一段`)]
  }
  const isKnown = !roots || prefixesOf(target).some((key) => roots.has(key))
  return isKnown ? [] : [fault('unknown-root', path, `没有名为“${rootKey(target)}”的数据`)]
}

const fault = (code: string, path: string, message: string): RuleFinding => ({
  severity: 'error',
  code,
  path,
  message,
})
