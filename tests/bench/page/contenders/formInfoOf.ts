import type { RawField } from '#contract/formInfo.ts'
import type { BenchField, Kind } from '../fields.ts'
import { limitText, MANY, ONE, OPTIONS, requiredText, SHOWS, wrongPattern } from '../fields.ts'

const items = OPTIONS.map(({ code, name }) => ({ itemCode: code, itemName: name }))

const KINDS: Record<Kind, RawField> = {
  text: { type: 'textBox' },
  area: { type: 'textBox', textBoxType: '02' },
  radio: { type: 'choice', choiceType: '01', items },
  select: { type: 'choice', choiceType: '03', items },
  number: { type: 'counter' },
  date: { type: 'dateTime' },
}

function checksOf({ min, max, pattern }: BenchField): RawField {
  if (min === undefined || max === undefined) return {}
  return {
    limitWorkNumber: true,
    min,
    max,
    limitWorkNumberText: limitText(min, max),
    ...(pattern && { isRegExp: true, customRegExp: pattern, regExpText: wrongPattern }),
  }
}

function relationOf({ key }: BenchField, fields: readonly BenchField[]): RawField {
  if (key !== MANY && key !== ONE) return {}
  const targets = fields.filter(({ shownBy }) => shownBy === key).map((target) => target.key)
  return { isRelation: true, condition: '1', conditionText: SHOWS, fields: targets.join(',') }
}

/** The fields as the wire's formInfo, two a row. */
export function formInfoOf(fields: readonly BenchField[]): RawField[][] {
  const definitions = fields.map(
    (field): RawField => ({
      ...KINDS[field.kind],
      ...checksOf(field),
      ...relationOf(field, fields),
      value: field.key,
      label: field.label,
      required: field.required,
      requiredText: requiredText(field.label),
      ...(field.defaultValue && { defaultValue: field.defaultValue }),
    }),
  )
  return Array.from({ length: Math.ceil(definitions.length / 2) }, (_, row) =>
    definitions.slice(row * 2, row * 2 + 2),
  )
}
