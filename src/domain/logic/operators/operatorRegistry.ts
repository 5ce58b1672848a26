import type { PageOperator } from '#contract/logic.ts'
import { anyInOperator } from './anyIn.ts'
import { areaOperator } from './area.ts'
import { areaPathOperator } from './areaPath.ts'
import { addOperator, multiplyOperator, subtractOperator } from './arithmetic.ts'
import { canOperator } from './can.ts'
import { catOperator } from './cat.ts'
import { andOperator, ifOperator, orOperator } from './control.ts'
import { countOperator } from './count.ts'
import { dateOperator } from './date.ts'
import type { OperatorDefinition } from './definition.ts'
import { dictOperator } from './dict.ts'
import { equalOperator, notSameOperator, sameOperator, unequalOperator } from './equality.ts'
import { filterOperator } from './filter.ts'
import { findOperator } from './find.ts'
import { inOperator } from './in.ts'
import { isEmptyOperator } from './isEmpty.ts'
import { maskOperator } from './mask.ts'
import { notEmptyOperator } from './notEmpty.ts'
import {
  greaterOperator,
  greaterOrSameOperator,
  lessOperator,
  lessOrSameOperator,
} from './order.ts'
import { stepsOfOperator } from './stepsOf.ts'
import { notOperator, truthyOperator } from './truth.ts'
import { varOperator } from './var.ts'
import { yearsOperator } from './years.ts'

/** Operators by name; a rule with another one is refused. */
export type OperatorTable = Readonly<Record<string, OperatorDefinition>>

/** Every operator of rules in pages. */
export const OPERATOR_TABLE: Record<PageOperator, OperatorDefinition> = {
  var: varOperator,
  if: ifOperator,
  and: andOperator,
  or: orOperator,
  '!': notOperator,
  '!!': truthyOperator,
  '==': equalOperator,
  '!=': unequalOperator,
  '===': sameOperator,
  '!==': notSameOperator,
  '<': lessOperator,
  '<=': lessOrSameOperator,
  '>': greaterOperator,
  '>=': greaterOrSameOperator,
  in: inOperator,
  '+': addOperator,
  '-': subtractOperator,
  '*': multiplyOperator,
  cat: catOperator,
  anyIn: anyInOperator,
  isEmpty: isEmptyOperator,
  notEmpty: notEmptyOperator,
  can: canOperator,
  stepsOf: stepsOfOperator,
  area: areaOperator,
  areaPath: areaPathOperator,
  dict: dictOperator,
  mask: maskOperator,
  find: findOperator,
  filter: filterOperator,
  count: countOperator,
  date: dateOperator,
  years: yearsOperator,
}
