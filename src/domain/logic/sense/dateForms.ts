import { fill } from '../../text/fill.ts'
import { formatMoment, groupsOf } from '../../time/dateFormat.ts'
import { dayIn } from '../../time/dayIn.ts'
import { yearFirstFormat } from '../../time/writtenDate.ts'
import { readNode } from '../ruleNode.ts'
import { type Doubt, error, labelOf, type Sense, textOf, warning } from './doubt.ts'
import type { Operand } from './operand.ts'
import texts from './texts.json' with { type: 'json' }

/** How `day` writes a date, and today. */
const DAY = 'yyyy-MM-dd'

/**
 * Checks that all dates of a comparison have one format, because they are compared as characters: a constant in another
 * format can only be a mistake, a field in another format gives a wrong result on most days.
 */
export const dateForms: Sense = (operands) => {
  const forms = operands.map(formOf)
  return operands.map((operand, at) => {
    const others = forms.filter((form, index) => form !== undefined && index !== at)
    const [other] = others
    if (other === undefined) return undefined
    if (isText(operand)) return writtenDoubt(operand, other)
    return operand.field && others.some((form) => form !== forms[at])
      ? fieldDoubt(operand, forms[at])
      : undefined
  })
}

/** Returns the format in which rules read a date operand; undefined for any other operand. */
function formOf({ rule, field, constant }: Operand): string | undefined {
  if (constant === 'now') return DAY
  const node = readNode(rule)
  if (!('fault' in node) && node.kind === 'operation' && node.operator === 'day') return DAY
  const fmt = field?.shape === 'moment' ? (field.ui.fmt ?? '') : ''
  return groupsOf(fmt)?.includes('yyyy') ? yearFirstFormat(fmt) : undefined
}

const isText = ({ constant }: Operand): boolean =>
  typeof constant === 'string' && constant !== 'now' && constant.trim() !== ''

/**
 * Reports a constant in another format than `form`; the beginning of a date is accepted, because a month orders beside
 * days.
 */
function writtenDoubt(operand: Operand, form: string): Doubt | undefined {
  const value = textOf(operand.rule)
  const day = dayIn(value)
  if (day === undefined) return error(operand, fill(texts.notDate, { value }))
  const written = formatMoment(`${day} 00:00:00`, form) ?? form
  const isAlike = [...value].every((sign, at) => isDigit(sign) === /[a-z]/i.test(form[at] ?? ''))
  const isPart = [...value].every((sign, at) => isDigit(sign) || sign === form[at])
  return isAlike && isPart ? undefined : error(operand, fill(texts.dateForm, { value, written }))
}

const isDigit = (sign: string): boolean => /\d/.test(sign)

/** Reports the field whose format is not that of a plain day: `day` of it makes the formats equal. */
const fieldDoubt = (operand: Operand, form: string | undefined): Doubt | undefined =>
  form === undefined || form === DAY || !operand.field
    ? undefined
    : warning(
        operand,
        fill(texts.twoForms, { label: labelOf(operand.field), key: operand.field.key }),
      )
