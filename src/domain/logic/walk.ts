import type { Logic, Operator, Trace } from '#contract/logic.ts'
import type { LogicEnv, Scope } from './env.ts'
import { isForbiddenPath } from './forbiddenSegment.ts'
import type { Choice } from './operators/definition.ts'
import { OperandError } from './operators/operandError.ts'
import { OPERATOR_TABLE } from './operators/table.ts'
import { RuleError } from './ruleError.ts'
import { operandPath, type RuleNode, requireNode } from './ruleNode.ts'

type Operation = Extract<RuleNode, { kind: 'operation' }>

/** One evaluation: what may be read, and where the trace goes when one is wanted. */
interface Visit {
  scope: Scope
  env: LogicEnv
  path: string
  /** The traces of the siblings; this node adds its own. */
  traces: Trace[] | undefined
}

/**
 * Evaluates a rule and, when `traces` is given, adds the node's trace to it. The only walker there is: evaluating
 * and explaining cannot disagree.
 * @throws RuleError with the pointer of the faulty node.
 */
export function walk(rule: Logic, visit: Visit): unknown {
  const node = requireNode(rule, visit.path)
  const below: Trace[] | undefined = visit.traces && []
  const inner = { ...visit, traces: below }
  const { value, decided } = node.kind === 'operation' ? operate(node, inner) : literal(node, inner)
  visit.traces?.push({
    path: visit.path,
    op: node.kind === 'operation' ? node.operator : 'literal',
    value,
    operands: below ?? [],
    ...(decided && below ? { decidedBy: below.length - 1 } : {}),
  })
  return value
}

const plain = (value: unknown): Choice => ({ value, decided: false })

const literal = (node: Exclude<RuleNode, Operation>, visit: Visit): Choice =>
  plain(
    node.kind === 'literal'
      ? node.value
      : node.entries.map((entry, index) =>
          walk(entry, { ...visit, path: `${visit.path}/${index}` }),
        ),
  )

function operate(node: Operation, visit: Visit): Choice {
  const definition = OPERATOR_TABLE[node.operator]
  requireCount(node, definition.operands, visit.path)
  const operand = (index: number): unknown =>
    walk(node.operands[index] ?? null, { ...visit, path: operandPath(visit.path, node, index) })
  if (definition.kind === 'lazy') return definition.choose(operand, node.operands.length)
  if (definition.kind === 'read') return plain(readScope(node, visit, operand, definition.read))
  const operands = node.operands.map((_, index) => operand(index))
  return plain(atPlace(visit.path, () => definition.compute(operands, visit.env)))
}

function readScope(
  node: Operation,
  visit: Visit,
  operand: (index: number) => unknown,
  read: (scope: Scope, path: string) => unknown,
): unknown {
  const value = read(visit.scope, requirePath(node.operands[0], visit.path))
  return value === null && node.operands.length > 1 ? operand(1) : value
}

function requirePath(path: Logic | undefined, at: string): string {
  if (typeof path !== 'string') throw new RuleError('operand-type', at, 'var 的路径应为固定的文字')
  if (isForbiddenPath(path)) throw new RuleError('forbidden-path', at, `不允许读取路径“${path}”`)
  return path
}

function requireCount(
  node: { operator: Operator; operands: readonly Logic[] },
  [least, most]: readonly [number, number],
  path: string,
): void {
  const count = node.operands.length
  if (count >= least && count <= most) return
  throw new RuleError('operand-count', path, `运算符“${node.operator}”不接受 ${count} 个操作数`)
}

function atPlace<T>(path: string, compute: () => T): T {
  try {
    return compute()
  } catch (error) {
    if (error instanceof OperandError) throw new RuleError('operand-type', path, error.message)
    throw error
  }
}
