import type { Operator } from '#contract/logic.ts'
import { ageOperator } from './age.ts'
import { FORM_COMPARISONS } from './comparison.ts'
import { countOfOperator } from './countOf.ts'
import { dayOperator } from './day.ts'
import { daysOperator } from './days.ts'
import type { OperatorDefinition } from './definition.ts'
import { filledOperator } from './filled.ts'
import { OPERATOR_TABLE } from './operatorRegistry.ts'
import { sumOperator } from './sum.ts'

/** Every operator of rules in forms. A table of its own, so that pages without a form do not load it. */
export const FORM_OPERATOR_TABLE: Record<Operator, OperatorDefinition> = {
  ...OPERATOR_TABLE,
  ...FORM_COMPARISONS,
  filled: filledOperator,
  countOf: countOfOperator,
  sum: sumOperator,
  day: dayOperator,
  age: ageOperator,
  days: daysOperator,
}
