import { FIELD_TYPE_NAMES } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import { ChoiceType, LineType, TextBoxType } from '#contract/codes.ts'
import type { Constraints, FieldUi, FormField, Messages } from '#contract/form.ts'
import { SHAPE_NAMES } from '../../wording/shapeNames.ts'
import type { Impact } from './change.ts'
import { type Say, sayCode, sayFiles, sayFlag, sayPattern, sayPlain, sayUnit } from './say.ts'

type Parts = 'constraints' | 'messages' | 'ui' | 'print'

/** Attributes of a field that are compared as one value; options, columns and the rule are compared part by part. */
export type AttributePath =
  | Exclude<keyof FormField, 'key' | 'options' | 'columns' | 'isComputed' | Parts>
  | `constraints.${keyof Constraints}`
  | `messages.${keyof Messages}`
  | `ui.${keyof FieldUi}`
  | `print.${keyof FormField['print']}`

export interface AttributeWording {
  /** Name of the attribute on the wire, or in the bundle when the wire has none. */
  word: string
  title: string
  impact: Impact
  say: Say
  /** Value that a snapshot without this attribute implies. */
  absent?: unknown
}

const of =
  (impact: Impact) =>
  (word: string, title: string, say: Say = sayPlain, absent?: unknown): AttributeWording => ({
    word,
    title,
    impact,
    say,
    ...(absent === undefined ? {} : { absent }),
  })

const data = of('data')
const fill = of('fill')
const look = of('look')
const print = of('print')

const CARD_NAMES: Record<NonNullable<Constraints['card']>, string> = {
  byCardType: '按证件类型校验证件号码',
  residentId: '按居民身份证校验',
}
const NOT_REPEAT_NAMES: Record<NonNullable<Constraints['notRepeat']>, string> = {
  mobile: '手机号码未被占用',
  cardNo: '证件号码未被占用',
  rows: '与其他行不重复',
}
const TEXT_BOX_NAMES: Record<(typeof TextBoxType)[keyof typeof TextBoxType], string> = {
  [TextBoxType.Text]: '单行文本',
  [TextBoxType.Textarea]: '多行文本',
  [TextBoxType.Password]: '密码',
}
const CHOICE_NAMES: Record<(typeof ChoiceType)[keyof typeof ChoiceType], string> = {
  [ChoiceType.Radio]: '单选按钮',
  [ChoiceType.Checkbox]: '复选框',
  [ChoiceType.Picker]: '下拉选择',
  [ChoiceType.CheckboxList]: '复选框列表',
}
const LINE_NAMES: Record<(typeof LineType)[keyof typeof LineType], string> = {
  [LineType.Solid]: '实线',
  [LineType.Dashed]: '虚线',
}

/** Every attribute in the order a report gives them. A new one of the bundle does not compile until it is here. */
export const ATTRIBUTES: Record<AttributePath, AttributeWording> = {
  type: data('type', '字段类型', sayCode(FIELD_TYPE_NAMES)),
  shape: data('shape', '数据形式', sayCode(SHAPE_NAMES)),
  label: look('label', '标签'),
  required: fill('required', '必填', sayFlag, false),
  isHide: fill('isHide', '隐藏', sayFlag, false),
  submitsDefault: fill('submitsDefault', '隐藏时提交默认值', sayFlag, false),
  isDisable: fill('isDisable', '只读', sayFlag, false),
  defaultValue: fill('defaultValue', '默认值'),
  'constraints.min': fill('min', '下限'),
  'constraints.max': fill('max', '上限'),
  'constraints.pattern': fill('customRegExp', '校验规则', sayPattern),
  'constraints.card': fill('commonRegExp', '证件校验', sayCode(CARD_NAMES)),
  'constraints.notRepeat': fill('notRepeat', '查重', sayCode(NOT_REPEAT_NAMES)),
  'constraints.past': fill('past', '只能早于今天', sayFlag, false),
  'constraints.fileType': fill('fileType', '文件类型'),
  'constraints.fileSize': fill('fileSize', '文件大小', sayUnit(' MB')),
  'constraints.limit': fill('limit', '文件数量', sayUnit(' 个')),
  'constraints.numLimit': fill('numLimit', '最多行数', sayUnit(' 行')),
  'messages.required': look('requiredText', '必填提示'),
  'messages.type': look('messages.type', '格式错误提示'),
  'messages.limit': look('limitWorkNumberText', '限制提示'),
  'messages.pattern': look('regExpText', '校验提示'),
  'messages.notRepeat': look('notRepeatText', '查重提示'),
  'messages.fileType': look('messages.fileType', '文件类型提示'),
  'messages.fileSize': look('messages.fileSize', '文件大小提示'),
  'messages.fileCount': look('messages.fileCount', '文件数量提示'),
  'messages.files': look('messages.files', '文件校验提示'),
  'messages.numLimit': look('numLimitText', '行数提示'),
  'messages.rows': look('messages.rows', '行数校验提示'),
  'ui.placeholder': look('placeholder', '占位文字'),
  'ui.describe': look('describe', '帮助文字'),
  'ui.html': look('describe', '内容'),
  'ui.share': look('width', '占行宽', sayUnit('%')),
  'ui.width': look('width', '宽', sayUnit(' 像素')),
  'ui.height': look('height', '高', sayUnit(' 像素')),
  'constraints.text': look('textKind', '内容种类'),
  'ui.inputMax': look('inputMax', '最多能输入的字数'),
  'ui.rows': look('rows', '文本行数'),
  'ui.textBoxType': look('textBoxType', '文本框样式', sayCode(TEXT_BOX_NAMES)),
  'ui.choiceType': look('choiceType', '选择样式', sayCode(CHOICE_NAMES)),
  'ui.multiple': fill('isMultiple', '可多选', sayFlag, false),
  'ui.range': fill('isTimeSlot', '起止两个时间', sayFlag, false),
  'ui.fmt': data('fmt', '日期格式'),
  'ui.opensAt': look('opensAt', '日期选择从这一年打开'),
  'ui.min': fill('min', '控件最小值'),
  'ui.max': fill('max', '控件最大值'),
  'ui.step': fill('step', '步长'),
  'ui.icon': look('icon', '图标'),
  'ui.unsupported': look(
    'type',
    '不能填写的原因',
    sayCode({ type: '类型不受支持', key: '字段标识不可用' }),
  ),
  'ui.lineType': look('lineType', '线型', sayCode(LINE_NAMES)),
  'ui.separator': look('separator', '分隔符', sayPlain, '/'),
  'ui.drag': look('uploadType', '可拖入文件', sayFlag, false),
  'ui.enclosure': look('enclosure', '可下载的附件', sayFiles),
  'ui.enclosureLabel': look('enclosureLabel', '附件标题'),
  'print.on': print('isPrint', '打印', sayFlag, true),
  'print.hideTitle': print('isPrintHideTitle', '打印时隐藏标题', sayFlag, false),
}
