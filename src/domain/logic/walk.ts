import type { Logic, Operator, Trace } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { hasEmptySegment } from './emptySegment.ts'
import type { LogicEnv, Scope } from './env.ts'
import type { Choice, OperatorDefinition } from './operators/definition.ts'
import type { OperatorTable } from './operators/firstOperatorRegistry.ts'
import { OperandError } from './operators/operandError.ts'
import { RuleError } from './ruleError.ts'
import { operandPath, type RuleNode, requireNode } from './ruleNode.ts'

type Operation = Extract<RuleNode, { kind: 'operation' }>

/** The inputs of one evaluation. */
interface Run {
  scope: Scope
  env: LogicEnv
  operators: OperatorTable
}

/** The traces of a node's siblings, to which it adds its own; undefined when no trace is wanted. */
type Traces = Trace[] | undefined

/**
 * Evaluates a rule and, when `traces` is passed, adds the node's trace to it. `evaluate` and `explain` share this
 * walker, so they cannot disagree.
 * @throws RuleError with the pointer of the faulty node.
 */
export function walk(rule: Logic, run: Run, path: string, traces: Traces): unknown {
  const node = requireNode(rule, path)
  if (node.kind === 'literal') {
    traces?.push({ path, op: 'literal', value: node.value, operands: [] })
    return node.value
  }
  const below: Traces = traces && []
  const isOperation = node.kind === 'operation'
  const { value, decided } = isOperation
    ? operate(node, run, path, below)
    : plain(node.entries.map((entry, index) => walk(entry, run, `${path}/${index}`, below)))
  traces?.push({
    path,
    op: isOperation ? (node.operator as Operator) : 'literal',
    value,
    operands: below ?? [],
    ...(decided && below ? { decidedBy: below.length - 1 } : {}),
  })
  return value
}

const plain = (value: unknown): Choice => ({ value, decided: false })

function operate(node: Operation, run: Run, path: string, below: Traces): Choice {
  const definition = requireOperator(node.operator, run.operators, path)
  requireCount(node, definition.operands, path)
  const operand = (index: number): unknown =>
    walk(node.operands[index] ?? null, run, operandPath(path, node, index), below)
  if (definition.kind === 'lazy') return definition.choose(operand, node.operands.length)
  if (definition.kind === 'strict') {
    const operands = node.operands.map((_, index) => operand(index))
    return plain(atPlace(path, () => definition.compute(operands, run.env)))
  }
  const value = definition.read(run.scope, requirePath(node.operands[0], path))
  return plain(value === null && node.operands.length > 1 ? operand(1) : value)
}

function requireOperator(name: string, operators: OperatorTable, path: string): OperatorDefinition {
  const definition = ownValue(operators, name)
  if (definition) return definition
  throw new RuleError('unknown-operator', path, `没有名为“${name}”的运算符`)
}

function requirePath(target: Logic | undefined, path: string): string {
  if (typeof target !== 'string') {
    throw new RuleError('operand-type', path, 'var 的路径应为固定的文字')
  }
  if (hasEmptySegment(target)) {
    throw new RuleError('empty-segment', path, `路径“${target}”中有空的一段`)
  }
  return target
}

function requireCount(
  node: { operator: string; operands: readonly Logic[] },
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
