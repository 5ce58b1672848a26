import type { Constraints, Messages, ValueShape } from '#contract/form.ts'
import { fileCountText, fileSizeText, fileTypeText } from '#domain/file/fileRules.ts'
import { fill } from '#domain/text/fill.ts'
import type { NumberBounds } from '#domain/validators/offered/numberBounds.ts'
import type { AttributeReader } from './attributes/reader.ts'
import { definedOnly } from './definedOnly.ts'
import type { Verb } from './fieldTypes/fieldType.ts'
import texts from './messages.json' with { type: 'json' }

interface Subject {
  label: string
  verb: Verb
  shape: ValueShape
  constraints: Constraints
  /** The range of numbers the field offers. */
  bounds: NumberBounds
}

/** `{label}长度只能在{min}-{max}之间`, for numbers without 长度; a one-sided limit has its own sentence. */
function limitText({ label, shape, constraints, bounds }: Subject): string | undefined {
  const measured = shape === 'number' ? label : fill(texts.length, { label })
  const min = strictest(Math.max, constraints.min, bounds.min)
  const max = strictest(Math.min, constraints.max, bounds.max)
  if (min !== undefined && max !== undefined) return fill(texts.between, { measured, min, max })
  if (min !== undefined) return fill(texts.tooSmall, { measured, min })
  return max === undefined ? undefined : fill(texts.tooLarge, { measured, max })
}

/** The stricter of two limits; undefined when neither is set. */
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
  const numLimitText =
    numLimit === undefined ? undefined : fill(texts.numLimit, { label, numLimit })
  return definedOnly({
    fileType: fileType && fileTypeText(fileType),
    fileSize: fileSize === undefined ? undefined : fileSizeText(fileSize),
    fileCount: limit === undefined ? undefined : fileCountText(limit),
    files: limit === undefined ? undefined : fileCountText(limit),
    numLimit: numLimitText,
    rows: numLimitText,
  })
}

/** Every text a field can show when its configuration gives none (form language, section 4). */
export function defaultMessages(subject: Subject): Messages {
  const { label, verb, constraints } = subject
  const wrong = fill(texts.wrong, { label })
  return {
    required: fill(texts.required, { verb, label }),
    type: wrong,
    ...definedOnly({
      limit: limitText(subject),
      pattern: constraints.pattern ? wrong : constraints.card && texts.card,
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
