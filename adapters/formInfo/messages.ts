import type { Constraints, Messages, ValueShape } from '#contract/form.ts'
import { fileCountText, fileSizeText, fileTypeText } from '#domain/fileRules.ts'
import type { NumberBounds } from '#domain/validators/offered/numberBounds.ts'
import type { AttributeReader } from './attributes/reader.ts'
import { definedOnly } from './definedOnly.ts'
import type { Verb } from './fields/converter.ts'

interface Subject {
  label: string
  verb: Verb
  shape: ValueShape
  constraints: Constraints
  /** What the field offers of numbers. */
  bounds: NumberBounds
}

/** `{label}长度只能在{min}-{max}之间`, for numbers without 长度; a limit on one side says only that side. */
function limitText({ label, shape, constraints, bounds }: Subject): string | undefined {
  const measured = shape === 'number' ? label : `${label}长度`
  const min = strictest(Math.max, constraints.min, bounds.min)
  const max = strictest(Math.min, constraints.max, bounds.max)
  if (min !== undefined && max !== undefined) return `${measured}只能在${min}-${max}之间`
  if (min !== undefined) return `${measured}不能小于${min}`
  return max === undefined ? undefined : `${measured}不能大于${max}`
}

/** The one of two limits that decides; undefined where there is neither. */
function strictest(
  decide: (a: number, b: number) => number,
  a: number | undefined,
  b: number | undefined,
): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : decide(a, b)
}

/** Texts only an upload or a table has. */
function ruleTexts({ label, constraints }: Subject): Messages {
  const { fileType, fileSize, limit, numLimit } = constraints
  const numLimitText = numLimit === undefined ? undefined : `${label}最多只能添加${numLimit}行`
  return definedOnly({
    fileType: fileType && fileTypeText(fileType),
    fileSize: fileSize === undefined ? undefined : fileSizeText(fileSize),
    fileCount: limit === undefined ? undefined : fileCountText(limit),
    files: limit === undefined ? undefined : fileCountText(limit),
    numLimit: numLimitText,
    rows: numLimitText,
  })
}

const CARD_TEXT = '证件号码错误'

/** Every text a field can show when its configuration gives none (form language, section 4). */
export function defaultMessages(subject: Subject): Messages {
  const { label, verb, constraints } = subject
  const wrong = `${label}格式错误`
  return {
    required: `请${verb}${label}`,
    type: wrong,
    ...definedOnly({
      limit: limitText(subject),
      pattern: constraints.pattern ? wrong : constraints.card && CARD_TEXT,
    }),
    ...ruleTexts(subject),
  }
}

/** Every text a field can show, the configuration's own first. */
export function messagesOf(reader: AttributeReader, subject: Subject): Messages {
  const { constraints } = subject
  const usual = defaultMessages(subject)
  const numLimit = usual.numLimit && (reader.text('numLimitText') ?? usual.numLimit)
  return {
    ...usual,
    ...definedOnly({
      required: reader.text('requiredText'),
      limit: usual.limit && reader.text('limitWorkNumberText'),
      pattern: usual.pattern && reader.text('regExpText'),
      notRepeat: constraints.notRepeat && reader.text('notRepeatText'),
      numLimit,
      rows: numLimit,
    }),
  }
}
