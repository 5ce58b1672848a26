import type { Diagnostic, DiagnosticCode } from '#contract/formInfo.ts'
import type { Place, Places, Token } from './places.ts'

interface Wording {
  severity: Diagnostic['severity']
  /** One sentence for staff; `detail` says what it is about. */
  sentence(detail: string): string
  hint: string
}

/** Severity, sentence and advice of every diagnostic. An error stops publication; at run time the rest still works. */
const WORDINGS: Record<DiagnosticCode, Wording> = {
  'not-json': {
    severity: 'error',
    sentence: (detail) => `表单配置不是有效的 JSON：${detail}`,
    hint: '请检查引号、逗号和括号是否成对。',
  },
  'not-rows': {
    severity: 'error',
    sentence: (detail) => detail,
    hint: '表单配置是行的列表，每行是字段定义的列表。',
  },
  'key-missing': {
    severity: 'error',
    sentence: (detail) => `${detail}没有字段标识（value），无法填写`,
    hint: '请填写字段标识：不含“/”，不以“@”开头。',
  },
  'key-refused': {
    severity: 'error',
    sentence: (detail) => `字段标识${detail}，该字段无法填写`,
    hint: '请换一个字段标识：不含“/”，不以“@”开头。',
  },
  'duplicate-key': {
    severity: 'error',
    sentence: (detail) => `字段标识“${detail}”重复，只有第一个字段有效`,
    hint: '请给其中一个字段换一个标识。',
  },
  'unknown-type': {
    severity: 'error',
    sentence: (detail) => `不支持字段类型“${detail}”`,
    hint: '请换成受支持的字段类型。',
  },
  'unknown-attribute': {
    severity: 'warning',
    sentence: (detail) => `未知的属性“${detail}”，已忽略`,
    hint: '请检查拼写，或删除该属性。',
  },
  'attribute-without-effect': {
    severity: 'warning',
    sentence: (detail) => `属性${detail}不起作用`,
    hint: '请删除该属性。',
  },
  'attribute-invalid': {
    severity: 'error',
    sentence: (detail) => `属性${detail}`,
    hint: '请按说明填写该属性。',
  },
  'flag-unclear': {
    severity: 'warning',
    sentence: (detail) => `开关${detail}，按关闭处理`,
    hint: '打开写 true，关闭写 false。',
  },
  'label-missing': {
    severity: 'warning',
    sentence: (detail) => `字段${detail}没有名称（label），申请人不知道要填什么`,
    hint: '请填写 label；只是不想印出名称时，用 isPrintHideTitle。',
  },
  'duplicate-option': {
    severity: 'error',
    sentence: (detail) => `选项编码${detail}重复，只有第一个有效`,
    hint: '同一级的选项，请各用一个编码。',
  },
  'limit-invalid': {
    severity: 'error',
    sentence: (detail) => `${detail}，不做此项限制`,
    hint: '长度、数量和行数的限制，请写不小于 0 的整数。',
  },
  'unknown-dictionary': {
    severity: 'error',
    sentence: (detail) => `没有名为“${detail}”的字典`,
    hint: '请检查字典名，或先新建该字典。',
  },
  'relation-target-missing': {
    severity: 'error',
    sentence: (detail) => `关联的字段“${detail}”不存在`,
    hint: '请检查被关联字段的标识。',
  },
  'relation-cycle': {
    severity: 'error',
    sentence: (detail) => `字段之间循环关联：${detail}，这些字段将一直显示`,
    hint: '请去掉其中一个关联。',
  },
  'condition-empty': {
    severity: 'error',
    sentence: (detail) => `条件文本（conditionText）是空的，被关联的字段${detail}`,
    hint: '请写要比较的选项编码；要比较的是“没有填写”，就把 condition 写成 3。',
  },
  'pattern-invalid': {
    severity: 'error',
    sentence: (detail) => `校验规则无效：${detail}，不做此项校验`,
    hint: '请检查正则表达式，或选择已有的校验规则。',
  },
  'pattern-unsafe': {
    severity: 'error',
    sentence: (detail) => `校验规则可能极慢：${detail}，不做此项校验`,
    hint: '请避免嵌套的重复、反向引用和无限长的预查。',
  },
  'pattern-flags': {
    severity: 'error',
    sentence: (detail) => `校验规则${detail}，不做此项校验`,
    hint: '标志不起作用：不分大小写请写 [A-Za-z]，汉字请写 [\\u4e00-\\u9fa5]。',
  },
  'default-not-offered': {
    severity: 'error',
    sentence: (detail) => `默认值“${detail}”不在可选的内容中，不采用`,
    hint: '请换成此字段提供的值，或删除默认值。',
  },
  'min-over-max': {
    severity: 'error',
    sentence: (detail) => `${detail}，下限大于上限，不做此项限制`,
    hint: '请检查 min 和 max。',
  },
}

export const diagnostic = (
  code: DiagnosticCode,
  path: string,
  place: Place,
  detail: string,
): Diagnostic => ({
  severity: WORDINGS[code].severity,
  code,
  path,
  ...place,
  message: WORDINGS[code].sentence(detail),
  hint: WORDINGS[code].hint,
})

/** Reports a complaint about the token a pointer names. */
export type Report = (code: DiagnosticCode, path: string, detail: string, token?: Token) => void

/** What was reported, not yet looked up in the text. */
export type Complaint = Parameters<Report>

/** The complaint with its place. */
export const placed =
  (places: Places) =>
  ([code, path, detail, token]: Complaint): Diagnostic =>
    diagnostic(code, path, places.at(path, token), detail)
