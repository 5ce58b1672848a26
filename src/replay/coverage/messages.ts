import type { FormField } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import { CARD_TYPE_MISSING } from '#domain/validators/checkCard.ts'
import type { PlaceErrors } from '#runtime/core/form/validation.ts'
import { labelOf } from '../wording/labelOf.ts'
import { type CoverageItem, messageId } from './item.ts'

/** Ways in which a value can be refused, finer than the form's checks: a limit has two sides. */
export type MessageRule =
  | 'required'
  | 'tooSmall'
  | 'tooLarge'
  | 'pattern'
  | 'cardType'
  | 'notRepeat'
  | 'fileType'
  | 'fileSize'
  | 'fileCount'
  | 'rows'
  | 'numLimit'

const RULE_NAMES: Record<MessageRule, string> = {
  required: '必填',
  tooSmall: '低于下限',
  tooLarge: '超过上限',
  pattern: '格式不对',
  cardType: '没有证件类型',
  notRepeat: '重复',
  fileType: '文件类型',
  fileSize: '文件大小',
  fileCount: '文件数量',
  rows: '行数过多',
  numLimit: '添加超过行数',
}

/** Returns whether the field can be filled in. */
export const isGiven = ({ shape, isHide, isDisable }: FormField): boolean =>
  shape !== 'none' && !isHide && !isDisable

/**
 * The refusals that a field's own attributes can cause; too many rows are refused by the stricter of two limits. Left
 * out are values that cannot be entered: of another shape (`type`) or not offered.
 */
export function rulesOfField(field: FormField): MessageRule[] {
  const { constraints: c, messages, shape } = field
  const counted = shape !== 'number'
  const rules: Record<MessageRule, boolean> = {
    required: field.required && messages.required !== undefined,
    tooSmall: messages.limit !== undefined && c.min !== undefined && (!counted || c.min > 1),
    tooLarge: messages.limit !== undefined && c.max !== undefined,
    pattern: c.pattern !== undefined || c.card !== undefined,
    cardType: c.card === 'byCardType',
    notRepeat: c.notRepeat !== undefined && messages.notRepeat !== undefined,
    fileType: shape === 'files' && c.fileType !== undefined,
    fileSize: shape === 'files' && c.fileSize !== undefined,
    fileCount: shape === 'files' && field.type !== 'photo' && c.limit !== undefined,
    rows:
      c.numLimit !== undefined && c.numLimit < (messages.limit ? (c.max ?? Infinity) : Infinity),
    numLimit: c.numLimit !== undefined,
  }
  return (Object.keys(rules) as MessageRule[]).filter((rule) => rules[rule])
}

/** Returns whether a field offers enough options to exceed its limit. */
const canBeTooMany = (
  { shape, constraints: { max = 0 }, options }: FormField,
  dictionaries: Dictionaries,
): boolean => {
  if (shape !== 'codes') return true
  const items =
    options?.kind === 'items'
      ? options.items
      : ownValue(dictionaries, options?.kind === 'dictionary' ? options.name : '')
  return (items?.length ?? 0) > max
}

/** @param key of the field, `table/column` for a column. */
export const messageItems = (
  key: string,
  field: FormField,
  dictionaries: Dictionaries,
): CoverageItem[] =>
  rulesOfField(field)
    .filter((rule) => rule !== 'tooLarge' || canBeTooMany(field, dictionaries))
    .map((rule) => ({
      id: messageId(key, rule),
      kind: 'message' as const,
      key,
      text: `${labelOf(field)}：${RULE_NAMES[rule]}${textOf(field, rule)}`,
    }))

const textOf = (field: FormField, rule: MessageRule): string => {
  const text = messageOf(field, rule)
  return text === undefined ? '' : `（${text}）`
}

/** Returns what a field says when a rule refuses its value. */
export const messageOf = ({ messages }: FormField, rule: MessageRule): string | undefined =>
  rule === 'cardType' ? CARD_TYPE_MISSING : messages[TEXTS[rule]]

const TEXTS: Record<Exclude<MessageRule, 'cardType'>, keyof FormField['messages']> = {
  required: 'required',
  tooSmall: 'limit',
  tooLarge: 'limit',
  pattern: 'pattern',
  notRepeat: 'notRepeat',
  fileType: 'fileType',
  fileSize: 'fileSize',
  fileCount: 'fileCount',
  rows: 'rows',
  numLimit: 'numLimit',
}

/** Returns the rule that a shown message belongs to; undefined for a message of no rule. */
export function ruleOfMessage(
  field: FormField,
  value: unknown,
  message: string,
  { failure }: Pick<PlaceErrors, 'failure'>,
): MessageRule | undefined {
  const { messages } = field
  if (failure?.message !== message) {
    if (message === messages.numLimit) return 'numLimit'
    if (message === messages.notRepeat) return 'notRepeat'
    return message === messages.fileSize ? 'fileSize' : undefined
  }
  const { check } = failure
  if (check === 'limit') return tooSmall(field, value) ? 'tooSmall' : 'tooLarge'
  if (check === 'pattern') return message === CARD_TYPE_MISSING ? 'cardType' : 'pattern'
  if (check === 'files') return message === messages.fileType ? 'fileType' : 'fileCount'
  return check === 'required' || check === 'notRepeat' || check === 'rows' ? check : undefined
}

const tooSmall = ({ shape, constraints: { min } }: FormField, value: unknown): boolean =>
  min !== undefined && measure(shape, value) < min

/** Returns the amount that a limit is compared with (form language, section 4). */
function measure(shape: FormField['shape'], value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return codePoints(shape === 'html' ? htmlText(value) : value)
  return Array.isArray(value) ? value.length : 0
}
