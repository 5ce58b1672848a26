import { fenOf, yuanOf } from '#domain/money/fees/yuan.ts'
import { type FieldKind, oneOf, textLike } from './fieldKind.ts'
import { moment } from './moment.ts'
import texts from './texts.json' with { type: 'json' }

const asText = (value: unknown): unknown => (typeof value === 'string' ? value : undefined)
/** Longest text of one line that a panel takes where the schema sets no limit. */
const LINE = 500

const text: FieldKind = {
  field: ({ maxLength = LINE }) => ({ type: 'textBox', textBoxType: '01', inputMax: maxLength }),
  decode: asText,
  encode: (filled) => String(filled ?? ''),
}

const paragraph: FieldKind = {
  ...text,
  field: ({ maxLength = 20 * LINE }) => ({
    ...{ type: 'textBox', textBoxType: '02', rows: 4, inputMax: maxLength },
  }),
}

const html: FieldKind = { ...text, field: () => ({ type: 'editor', height: 280 }) }

const colour: FieldKind = {
  ...text,
  field: () => textLike('#[0-9A-Fa-f]{6}', texts.colour, 7),
}

const asset: FieldKind = { ...text, field: (_, { assets }, value) => oneOf(assets, value) }

const memberType: FieldKind = {
  ...text,
  field: (_, { memberTypes }, value) => oneOf(memberTypes, value),
}

/** Category and type of a member in one value, `101,10101`, shown as a choice of the type. */
const typedMember: FieldKind = {
  ...text,
  field: (_, { memberTypes }, value) =>
    oneOf(
      memberTypes.flatMap(({ category, code, name }) =>
        category === undefined ? [] : [{ code: `${category},${code}`, name }],
      ),
      value,
    ),
}

const whole: FieldKind = {
  field: () => textLike('-?\\d{1,12}', texts.whole, 13),
  decode: (value) => (Number.isSafeInteger(value) ? String(value) : undefined),
  encode: (filled) => (/^-?\d{1,12}$/.test(String(filled)) ? Number(filled) : undefined),
}

const yuan: FieldKind = {
  field: () => textLike('\\d{1,7}(?:\\.\\d{1,2})?', texts.yuan, 10),
  decode: (value) =>
    Number.isSafeInteger(value) && Number(value) >= 0 ? yuanOf(Number(value)) : undefined,
  encode: (filled) => fenOf(String(filled ?? '')),
}

const YEARS = '\\d{4}(?:\\s*[至到,，—-]\\s*\\d{4})?'

/** A year, or the first and last of several: `2025,2027` in the document, 2025 至 2027 in the field. */
const years: FieldKind = {
  field: () => ({ ...textLike(YEARS, texts.years, 20), placeholder: texts.years }),
  decode: (value) =>
    typeof value === 'string' ? value.split(',').join(texts.yearsBetween) : undefined,
  encode: (filled) =>
    new RegExp(`^${YEARS}$`).test(String(filled))
      ? String(filled).match(/\d{4}/g)?.join(',')
      : undefined,
}

const day: FieldKind = { ...text, field: () => ({ type: 'dateTime', fmt: 'yyyy-MM-dd' }) }

const ON: readonly unknown[] = [true, 1, '1', 'true']

const flag: FieldKind = {
  field: () => ({ type: 'switch' }),
  decode: (value) => ON.includes(value),
  encode: (filled) => filled === true,
}

/** `const: true`: written when on, removed when off. */
const mark: FieldKind = { ...flag, encode: (filled) => (filled === true ? true : undefined) }

const choice: FieldKind = {
  field: ({ enum: codes = [], enumDescriptions = [] }) => ({
    ...{ type: 'choice', choiceType: codes.length > 4 ? '03' : '01', source: '01' },
    items: codes.map((code, at) => ({
      itemCode: String(code),
      itemName: enumDescriptions[at] ?? String(code),
    })),
  }),
  decode: asText,
  encode: (filled) => String(filled ?? ''),
}

/** Several of a list: chosen ones keep their order, added ones come last. */
const choices: FieldKind = {
  field: (node, given, value) => ({
    ...choice.field(node.items ?? {}, given, value),
    choiceType: '02',
  }),
  decode: (value) => (Array.isArray(value) ? value : undefined),
  encode(filled, was) {
    const chosen: unknown[] = Array.isArray(filled) ? filled : []
    const kept = Array.isArray(was) ? was.filter((code) => chosen.includes(code)) : []
    return [...kept, ...chosen.filter((code) => !kept.includes(code))]
  },
}

/** Several member types. */
const memberTypes: FieldKind = {
  ...choices,
  field: (_, { memberTypes: offered }, value) => {
    const held: readonly unknown[] = Array.isArray(value) ? value : []
    const known = new Set(offered.map(({ code }) => code))
    const own = held.map(String).filter((code) => !known.has(code))
    return {
      ...{ type: 'choice', choiceType: '02', source: '01' },
      items: [...offered, ...own.map((code) => ({ code, name: code }))].map(({ code, name }) => ({
        itemCode: code,
        itemName: name,
      })),
    }
  },
}

/** Several texts, one a line. */
const lines: FieldKind = {
  field: () => ({ type: 'textBox', textBoxType: '02', rows: 3, placeholder: texts.lines }),
  decode: (value) => (Array.isArray(value) ? value.join('\n') : undefined),
  encode: (filled) =>
    String(filled ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
}

export const FIELD_KINDS = {
  ...{ text, paragraph, html, colour, asset, memberType, typedMember, whole, yuan, years, day },
  ...{ moment },
  ...{ flag, mark, choice, choices, memberTypes, lines },
} as const satisfies Record<string, FieldKind>

export type FieldKindName = keyof typeof FIELD_KINDS
