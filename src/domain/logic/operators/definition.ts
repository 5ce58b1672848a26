import type { LogicEnv, Scope } from '../env.ts'

interface Common {
  /** Least and most operands; a rule outside it is refused. */
  operands: readonly [least: number, most: number]
}

/** Every operand is evaluated first; all of them count. */
export interface StrictOperator extends Common {
  kind: 'strict'
  compute(operands: readonly unknown[], env: LogicEnv): unknown
}

/** Operands are evaluated as they are needed; one of them decides. */
export interface LazyOperator extends Common {
  kind: 'lazy'
  choose(operand: (index: number) => unknown, count: number): Choice
}

/** The value of a lazy operator, and whether that value is the operand evaluated last. */
export interface Choice {
  value: unknown
  decided: boolean
}

/** Reads the scope; its first operand is a literal path, so that what a rule reads is known without running it. */
export interface ReadOperator extends Common {
  kind: 'read'
  read(scope: Scope, path: string): unknown
}

export type OperatorDefinition = StrictOperator | LazyOperator | ReadOperator
