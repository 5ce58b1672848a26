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
import type { ConvertScope, FieldParts, Verb } from './fieldTypes/fieldType.ts'
import { FIELD_TYPE_REGISTRY } from './fieldTypes/fieldTypeRegistry.ts'
import { isComputable } from './isComputable.ts'
import texts from './messages.json' with { type: 'json' }
import { messagesOf } from './messages.ts'
import type { FieldNode } from './parse.ts'

/** A converted definition, with the reader that relations are read from. */
export interface ConvertedField {
  field: FormField
  reader: AttributeReader
  /** Initial `isShow`; when off, it hides a field that no rule shows. */
  isShow: boolean
  /** True when its value may be computed from other fields. */
  isComputable: boolean
}

const DEFAULT_SEPARATOR = '/'

/** Shapes whose labels are joined on display and in print. */
const JOINED: readonly ValueShape[] = ['codes', 'path', 'paths', 'areaOrg']

const isLayout = (type: FieldType): boolean => LAYOUT_TYPES.some((layout) => layout === type)

/** The type of a definition; an unusable definition (unknown type, no usable key) is `unsupported`, and reported. */
function typeOf(reader: AttributeReader, key: string | undefined): FieldType | 'unsupported' {
  reader.raw('value')
  const typeName = reader.raw('type')
  const type = FIELD_TYPES.find((candidate) => candidate === typeName)
  if (type === undefined) {
    reader.complain(
      'unknown-type',
      'type',
      typeof typeName === 'string' ? typeName : (JSON.stringify(typeName) ?? ''),
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

/** Converts one definition; the type's own converter adds the parts specific to it. */
export function convertField(node: FieldNode, scope: ConvertScope, report: Report): ConvertedField {
  const reader = new AttributeReader(node, report)
  const key = wireKey(node)
  const type = typeOf(reader, key)
  const definition = FIELD_TYPE_REGISTRY[type]
  const parts = definition.convert(reader, scope)
  const base = { key: key ?? placeholderKey(node), type, ...readLook(reader, parts) }
  if (definition.verb && base.label === '' && !base.isHide)
    reader.complain('label-missing', 'label', `“${base.key}”`)
  const input = definition.verb
    ? readInput(reader, base, parts.constraints, definition.verb, scope)
    : LAYOUT
  const field = withDefault(reader, { ...base, ...input }, scope)
  return {
    field,
    reader,
    isShow: reader.flag('isShow', true),
    isComputable: !scope.inTable && isComputable(node.raw, type),
  }
}

/** Returns the separator as written, blanks included; it has an effect only where labels are joined. */
function readSeparator(reader: AttributeReader, shape: ValueShape): string {
  const given = JOINED.includes(shape) ? reader.raw('separator') : undefined
  return typeof given === 'string' && given !== '' ? given : DEFAULT_SEPARATOR
}

/** Help under the field; none when `describe` is the content itself. */
const readHelp = (reader: AttributeReader, parts: FieldParts): string | undefined =>
  parts.ui?.html === undefined && !parts.helpless ? reader.text('describe') : undefined

/** The properties of every field, layout or not. */
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

/** The properties of input fields. */
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
    messages: messagesOf(reader, {
      label: label || texts.nameless,
      verb,
      shape,
      constraints,
      bounds,
    }),
  }
}

/** The field with its default value; a field that is never shown submits it. */
function withDefault(
  reader: AttributeReader,
  field: FormField,
  { tables }: ConvertScope,
): FormField {
  const defaultValue = readDefault(reader, field, tables)
  if (defaultValue === undefined) return field
  return { ...field, submitsDefault: field.isHide, defaultValue }
}
