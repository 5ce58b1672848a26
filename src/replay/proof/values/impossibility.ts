import type { FormField, ValueShape } from '#contract/form.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { labelOf } from '../../wording/labelOf.ts'
import { cardTexts } from './cards.ts'
import { cellsOf } from './cells.ts'
import { domainOf, UNASKED } from './domain.ts'
import { optionsOf } from './options.ts'
import { leastRows, wantedCells } from './rows.ts'
import { isUndecided, matchingText } from './texts.ts'

/** Why a field has no valid value, and the attributes responsible. */
export interface Impossibility {
  code: 'dead-pattern' | 'pattern-against-limit' | 'limit-impossible' | 'too-few-options'
  attributes: readonly string[]
  /** A value that fails by little. */
  nearest?: unknown
  /** Predicate of a sentence whose subject is the field. */
  why: string
}

/** Returns the reason why a field has, or may have, no valid value. */
export function impossibility(field: FormField, context: FormContext): Impossibility {
  if (field.constraints.pattern || field.constraints.card) return ofPattern(field)
  if (field.options && field.shape !== 'areaOrg') return ofOptions(field, context)
  return ofColumns(field, context) ?? ofLimit(field)
}

const range = ({ constraints: { min, max } }: FormField): string => {
  if (min === undefined && max === undefined) return '不限'
  return min === undefined ? `最多 ${max}` : max === undefined ? `至少 ${min}` : `${min}-${max}`
}

function ofPattern(field: FormField): Impossibility {
  const shortest = shortestOf(field)
  const attributes = ['customRegExp', 'commonRegExp']
  if (shortest === undefined)
    return { code: 'dead-pattern', attributes, why: '的校验规则没有任何文字能通过' }
  const length = codePoints(shortest)
  return {
    code: 'pattern-against-limit',
    attributes,
    nearest: shortest,
    why: `的校验规则和长度限制（${range(field)}）互相矛盾：能通过规则的最短文字有 ${length} 个字符，如“${shortest}”`,
  }
}

/** Returns the shortest text that matches the pattern, ignoring length limits. */
function shortestOf(field: FormField): string | undefined {
  const [card] = field.constraints.card ? cardTexts(field) : []
  try {
    return card ?? matchingText(field, { limits: {} })
  } catch (error) {
    if (isUndecided(error)) return undefined
    throw error
  }
}

function ofOptions(field: FormField, context: FormContext): Impossibility {
  const count = optionsOf(field, context)?.length ?? 0
  const code = 'too-few-options'
  if (count === 0) return { code, attributes: ['items', 'dictionary'], why: '没有选项可选' }
  return {
    code,
    attributes: ['min', 'max', 'numLimit'],
    why: `的选项不够：要求${range(field)} 项，只有 ${count} 个选项`,
  }
}

/** Reports a column with unique values that has fewer values than the table needs rows. */
function ofColumns(field: FormField, context: FormContext): Impossibility | undefined {
  const rows = leastRows(field)
  for (const column of field.columns ?? []) {
    if (column.isHide || !column.required || wantedCells(column, rows) === 1) continue
    const { values, noMore } = cellsOf(column, rows, (codes) =>
      domainOf(column, { ...UNASKED, codes }, context),
    )
    if (noMore)
      return {
        code: 'too-few-options',
        attributes: ['min', 'items'],
        nearest: values.map((value) => ({ [column.key]: value })),
        why: `的选项不够：至少 ${rows} 行，列“${labelOf(column)}”必填、各行不能重复，却只有 ${values.length} 个值`,
      }
  }
  return undefined
}

const MEASURES: Partial<Record<ValueShape, string>> = {
  number: '数值',
  rows: '行数',
  codes: '项数',
  paths: '项数',
}

function ofLimit(field: FormField): Impossibility {
  const { numLimit } = field.constraints
  const rows = field.shape === 'rows' && numLimit !== undefined ? `、最多 ${numLimit} 行` : ''
  const measure = MEASURES[field.shape] ?? '长度'
  return {
    code: 'limit-impossible',
    attributes: ['min', 'max', 'numLimit'],
    why: `的${measure}限制（${range(field)}${rows}）没有值能满足`,
  }
}
