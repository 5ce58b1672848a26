import type { PageOperator } from '#contract/logic.ts'
import { areaOperator } from './area.ts'
import { areaPathOperator } from './areaPath.ts'
import { addOperator, multiplyOperator, subtractOperator } from './arithmetic.ts'
import { canOperator } from './can.ts'
import type { OperatorDefinition } from './definition.ts'
import { dictOperator } from './dict.ts'
import { FIRST_OPERATOR_TABLE } from './firstOperatorRegistry.ts'
import { maskOperator } from './mask.ts'
import { stepsOfOperator } from './stepsOf.ts'
import { yearsOperator } from './years.ts'

/** Every operator of rules in pages. */
export const OPERATOR_TABLE: Record<PageOperator, OperatorDefinition> = {
  ...FIRST_OPERATOR_TABLE,
  '+': addOperator,
  '-': subtractOperator,
  '*': multiplyOperator,
  can: canOperator,
  stepsOf: stepsOfOperator,
  area: areaOperator,
  areaPath: areaPathOperator,
  dict: dictOperator,
  mask: maskOperator,
  years: yearsOperator,
}
