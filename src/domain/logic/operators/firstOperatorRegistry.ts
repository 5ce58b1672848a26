import type { PageOperator } from '#contract/logic.ts'
import { anyInOperator } from './anyIn.ts'
import { catOperator } from './cat.ts'
import { andOperator, ifOperator, orOperator } from './control.ts'
import { countOperator } from './count.ts'
import { dateOperator } from './date.ts'
import type { OperatorDefinition } from './definition.ts'
import { equalOperator, notSameOperator, sameOperator, unequalOperator } from './equality.ts'
import { filterOperator } from './filter.ts'
import { findOperator } from './find.ts'
import { inOperator } from './in.ts'
import { isEmptyOperator } from './isEmpty.ts'
import { notEmptyOperator } from './notEmpty.ts'
import {
  greaterOperator,
  greaterOrSameOperator,
  lessOperator,
  lessOrSameOperator,
} from './order.ts'
import { notOperator, truthyOperator } from './truth.ts'
import { varOperator } from './var.ts'

/** Operators by name; a rule with another one is refused. */
export type OperatorTable = Readonly<Record<string, OperatorDefinition>>

/** The operators that pages without forms, steps and records get by with: the browser loads them at once. */
export const FIRST_OPERATOR_TABLE = {
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
  cat: catOperator,
  anyIn: anyInOperator,
  isEmpty: isEmptyOperator,
  notEmpty: notEmptyOperator,
  find: findOperator,
  filter: filterOperator,
  count: countOperator,
  date: dateOperator,
} satisfies Partial<Record<PageOperator, OperatorDefinition>>
