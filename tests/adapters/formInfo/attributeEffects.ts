import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import {
  type Dictionaries,
  FIELD_TYPES,
  type FieldAttribute,
  type FieldType,
  type RawField,
} from '#contract/formInfo.ts'

type Described = Exclude<FieldAttribute, 'type' | 'value'>

/** A value that shows whether the attribute does anything, and what has to stand beside it to make it do so. */
interface Probe {
  value: unknown
  beside?: RawField
}

const ITEMS = [{ itemCode: '01', itemName: '一' }]
const LIMITED: RawField = { limitWorkNumber: true }
const MATCHED: RawField = { isRegExp: true, customRegExp: '[a-z]+' }
const RELATED: RawField = { isRelation: true, condition: '1', conditionText: '01', fields: 'other' }
const NAMED: RawField = { isRegExp: true, commonRegExp: 'mobile' }
const AREA: RawField = { source: '03' }
const WHOLE: RawField = { source: '02', dictionary: 'SEX' }

/** One probe an attribute; an attribute of the language that is missing here does not compile. */
const PROBES: Record<Described, readonly Probe[]> = {
  label: [{ value: '另一个名称' }],
  required: [{ value: true }],
  requiredText: [{ value: '请填写', beside: { required: true } }],
  placeholder: [{ value: '提示', beside: { choiceType: '03' } }],
  describe: [{ value: '说明' }],
  defaultValue: [
    { value: '文字' },
    { value: 5 },
    { value: '01' },
    { value: true },
    { value: ['01'], beside: { choiceType: '02' } },
    { value: ['110000'], beside: AREA },
    { value: '2026-01-02' },
    { value: '08:30' },
    { value: ['08:30', '09:30'] },
    { value: [{ name: 'a.jpg', url: '/a.jpg' }] },
    { value: [{ cell: '文字' }] },
    { value: { id: '1', orgName: '分会' } },
    { value: { areaCode: ['110000'], orgName: '单位' } },
  ],
  isHide: [{ value: true }],
  isDisable: [{ value: true }],
  isRelation: [{ value: true, beside: { ...RELATED, isRelation: false } }],
  condition: [{ value: '2', beside: RELATED }],
  conditionText: [{ value: '02', beside: RELATED }],
  isShow: [{ value: false }],
  fields: [{ value: 'other', beside: { ...RELATED, fields: '' } }],
  relations: [{ value: [{ condition: '1', conditionText: '01', fields: 'other' }] }],
  showWhen: [{ value: { filled: [{ var: 'other' }] } }],
  compute: [{ value: { '+': [{ var: 'other' }, 1] } }],
  limitWorkNumber: [
    { value: true, beside: { min: 2, max: 4, choiceType: '02', isMultiple: true } },
  ],
  min: [{ value: 2, beside: { ...LIMITED, choiceType: '02', isMultiple: true } }],
  max: [{ value: 4, beside: { ...LIMITED, choiceType: '02', isMultiple: true } }],
  limitWorkNumberText: [
    { value: '太长', beside: { ...LIMITED, min: 2, max: 4, choiceType: '02', isMultiple: true } },
  ],
  isRegExp: [{ value: true, beside: { customRegExp: '[a-z]+' } }],
  commonRegExp: [{ value: 'mobile', beside: { isRegExp: true } }],
  customRegExp: [{ value: '[a-z]+', beside: { isRegExp: true } }],
  regExpText: [{ value: '不对', beside: MATCHED }],
  notRepeatText: [{ value: '已存在', beside: NAMED }],
  items: [
    { value: [{ itemCode: '09', itemName: '九' }] },
    { value: [{ type: 'textBox', value: 'cell', label: '列' }] },
  ],
  dictionary: [{ value: 'SEX', beside: { source: '02' } }],
  isOrgDictionary: [{ value: true, beside: WHOLE }],
  source: [{ value: '01', beside: { dictionary: 'SEX', items: ITEMS } }],
  areaType: [{ value: '01', beside: AREA }],
  separator: [{ value: '、', beside: { choiceType: '02' } }],
  textKind: [{ value: 'mobile' }],
  inputMax: [{ value: 11 }],
  textBoxType: [{ value: '02' }],
  choiceType: [{ value: '02' }],
  isMultiple: [{ value: true, beside: { choiceType: '03' } }],
  isTimeSlot: [{ value: true }],
  fmt: [{ value: 'yyyy-MM' }, { value: 'HH:mm:ss' }],
  lineType: [{ value: '02' }],
  icon: [{ value: 'heart' }],
  step: [{ value: 5 }],
  width: [{ value: 300 }, { value: '50%' }],
  height: [{ value: 300 }],
  rows: [{ value: 6, beside: { textBoxType: '02' } }],
  proConfig: [{ value: '02', beside: AREA }],
  numLimit: [{ value: 3, beside: { isNumLimit: true } }],
  isNumLimit: [{ value: true, beside: { numLimit: 3 } }],
  numLimitText: [{ value: '不能再添加', beside: { isNumLimit: true, numLimit: 3 } }],
  isPrint: [{ value: false }],
  isPrintHideTitle: [{ value: true }],
  fileType: [{ value: 'pdf' }],
  fileSize: [{ value: 9 }],
  limit: [{ value: 3 }],
  uploadType: [{ value: 'drag' }],
  enclosure: [{ value: [{ name: '样表.doc', url: '/a.doc' }] }],
  enclosureLabel: [{ value: '样表' }],
}

export const DESCRIBED = Object.keys(PROBES) as Described[]

const OTHER: RawField = { type: 'textBox', value: 'other', label: '另一项' }
const baseOf = (type: FieldType, attribute: Described): RawField => ({
  type,
  value: 'probed',
  label: '被试',
  ...(attribute !== 'items' && ['choice', 'cascade'].includes(type) && { items: ITEMS }),
  ...(attribute !== 'items' &&
    type === 'table' && { items: [{ type: 'textBox', value: 'cell', label: '列' }] }),
})

const convert = (field: RawField, dictionaries: Dictionaries, inTable: boolean) => {
  const table = { type: 'table', value: 'rows', label: '表格', items: [field] }
  const { hash, origin, diagnostics, ...bundle } = convertFormInfo(
    [inTable ? table : field, OTHER],
    { dictionaries },
  )
  return { text: JSON.stringify(bundle), diagnostics }
}

export interface Effect {
  /** Types whose form is another one with the attribute than without. */
  types: FieldType[]
  /** Types that neither change nor say so. */
  silent: FieldType[]
}

/** What an attribute does, found by converting each type with and without it: as a field, or as a table's column. */
export function effectOf(
  attribute: Described,
  dictionaries: Dictionaries,
  inTable = false,
): Effect {
  const found = FIELD_TYPES.map(
    (type) => [type, probe(type, attribute, dictionaries, inTable)] as const,
  )
  const having = (what: string) => found.flatMap(([type, each]) => (each === what ? [type] : []))
  return { types: having('effect'), silent: having('silent') }
}

function probe(
  type: FieldType,
  attribute: Described,
  dictionaries: Dictionaries,
  inTable: boolean,
): string {
  const outcomes = PROBES[attribute].map(({ value, beside = {} }) => {
    const { [attribute]: _, ...without } = { ...baseOf(type, attribute), ...beside }
    const before = convert(without, dictionaries, inTable)
    const after = convert({ ...without, [attribute]: value }, dictionaries, inTable)
    if (before.text !== after.text) return 'effect'
    return after.diagnostics.some(({ path }) =>
      path.startsWith(`/0/${inTable ? 'items/0/' : ''}${attribute}`),
    )
      ? 'reported'
      : 'silent'
  })
  if (outcomes.includes('effect')) return 'effect'
  return outcomes.includes('silent') ? 'silent' : 'reported'
}
