import type { Constraints, FormField, ValueShape } from '#contract/form.ts'
import { FIELD_TYPES, type FieldType, LAYOUT_TYPES } from '#contract/formInfo.ts'
import { numberBounds } from '#domain/validators/offered/numberBounds.ts'
import { AttributeReader } from './attributes/reader.ts'
import { readColumnNotRepeat } from './attributes/readNotRepeat.ts'
import { readShare } from './attributes/readSize.ts'
import { readDefault } from './defaultValue.ts'
import { definedOnly } from './definedOnly.ts'
import type { Report } from './diagnostics.ts'
import { keyRefusal, placeholderKey, wireKey } from './fieldKey.ts'
import type { ConvertScope, FieldParts, Verb } from './fields/converter.ts'
import { FIELD_CONVERTERS } from './fields/converters.ts'
import { messagesOf } from './messages.ts'
import type { FieldNode } from './parse.ts'

/** A converted definition, with the reader that relations are read from. */
export interface ConvertedField {
  field: FormField
  reader: AttributeReader
  /** The snapshot `isShow`; off hides a field that is nobody's target. */
  isShow: boolean
}

const DEFAULT_SEPARATOR = '/'

/** What messages call a field without a label. */
const NAMELESS = '此项'

/** Shapes whose labels are joined on display and in print. */
const JOINED: readonly ValueShape[] = ['codes', 'path', 'paths', 'areaOrg']

const isLayout = (type: FieldType): boolean => LAYOUT_TYPES.some((layout) => layout === type)

/** The type of a definition; one nobody can fill in (unknown type, no usable key) is `unsupported`, and reported. */
function typeOf(reader: AttributeReader, key: string | undefined): FieldType | 'unsupported' {
  reader.raw('value')
  const given = reader.raw('type')
  const type = FIELD_TYPES.find((known) => known === given)
  if (type === undefined) {
    reader.complain(
      'unknown-type',
      'type',
      typeof given === 'string' ? given : (JSON.stringify(given) ?? ''),
    )
    return 'unsupported'
  }
  const refusal = keyRefusal(reader.node)
  if (refusal !== undefined) reader.complain('key-refused', 'value', refusal)
  if (key !== undefined || isLayout(type)) return type
  if (refusal === undefined)
    reader.complain('key-missing', 'value', `“${reader.text('label') ?? type}”`)
  return 'unsupported'
}

/** Converts one definition; the type's converter adds what its type alone has. */
export function convertField(node: FieldNode, scope: ConvertScope, report: Report): ConvertedField {
  const reader = new AttributeReader(node, report)
  const key = wireKey(node)
  const type = typeOf(reader, key)
  const converter = FIELD_CONVERTERS[type]
  const parts = converter.convert(reader, scope)
  const base = { key: key ?? placeholderKey(node), type, ...readLook(reader, parts) }
  if (converter.verb && base.label === '' && !base.isHide)
    reader.complain('label-missing', 'label', `“${base.key}”`)
  const input = converter.verb
    ? readInput(reader, base, parts.constraints, converter.verb, scope)
    : LAYOUT
  const field = withDefault(reader, { ...base, ...input }, scope)
  return { field, reader, isShow: reader.flag('isShow', true) }
}

/** As it is written, blanks included; it has an effect only where labels are joined. */
function readSeparator(reader: AttributeReader, shape: ValueShape): string {
  const given = JOINED.includes(shape) ? reader.raw('separator') : undefined
  return typeof given === 'string' && given !== '' ? given : DEFAULT_SEPARATOR
}

/** Help under the field; where `describe` is the content itself there is none. */
const readHelp = (reader: AttributeReader, parts: FieldParts): string | undefined =>
  parts.ui?.html === undefined && !parts.helpless ? reader.text('describe') : undefined

/** What every field has, layout or not. */
function readLook(reader: AttributeReader, parts: FieldParts) {
  return {
    shape: parts.shape,
    label: reader.text('label') ?? '',
    isHide: reader.flag('isHide'),
    ui: {
      ...definedOnly({
        describe: readHelp(reader, parts),
        share: parts.rowless ? undefined : readShare(reader),
      }),
      ...parts.ui,
      separator: readSeparator(reader, parts.shape),
    },
    print: { on: reader.flag('isPrint', true), hideTitle: reader.flag('isPrintHideTitle') },
    ...definedOnly({ options: parts.options, columns: parts.columns }),
  }
}

type InputPart = Pick<
  FormField,
  'submitsDefault' | 'isDisable' | 'required' | 'constraints' | 'messages'
>

const LAYOUT: InputPart = {
  submitsDefault: false,
  isDisable: false,
  required: false,
  constraints: {},
  messages: {},
}

/** What a field has that is filled in. */
function readInput(
  reader: AttributeReader,
  base: Omit<FormField, keyof InputPart>,
  own: Constraints | undefined,
  verb: Verb,
  scope: ConvertScope,
): InputPart {
  const constraints: Constraints = {
    ...own,
    ...(scope.inTable ? readColumnNotRepeat(reader) : {}),
  }
  const { label, shape } = base
  const bounds = numberBounds(base)
  return {
    submitsDefault: false,
    isDisable: reader.flag('isDisable'),
    required: reader.flag('required'),
    constraints,
    messages: messagesOf(reader, { label: label || NAMELESS, verb, shape, constraints, bounds }),
  }
}

/** The field with what it opens with; a field that is never shown submits it. */
function withDefault(
  reader: AttributeReader,
  field: FormField,
  { tables }: ConvertScope,
): FormField {
  const defaultValue = readDefault(reader, field, tables)
  if (defaultValue === undefined) return field
  return { ...field, submitsDefault: field.isHide, defaultValue }
}
