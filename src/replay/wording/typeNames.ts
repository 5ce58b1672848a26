import type { FormField, ValueShape } from '#contract/form.ts'

/** The names of field types for people. */
export const FIELD_TYPE_NAMES: Record<FormField['type'], string> = {
  describe: '说明文字',
  upload: '附件上传',
  photo: '照片',
  textBox: '文本框',
  editor: '富文本编辑',
  editorText: '富文本内容',
  counter: '计数器',
  choice: '选择',
  subOrg: '分支机构',
  orgLinkage: '地区单位联动',
  cascade: '级联选择',
  slider: '滑块',
  rate: '评分',
  switch: '开关',
  dateTime: '日期时间',
  divider: '分割线',
  sign: '手写签名',
  table: '表格',
  page: '分页',
  timeSelect: '时间选择',
  timePicker: '时刻',
  timePickerRange: '时间段',
  unsupported: '不支持的字段',
}

/** The shape of a stored value, in words. */
export const SHAPE_NAMES: Record<ValueShape, string> = {
  none: '不提交',
  text: '一个值',
  html: '富文本',
  moment: '一个日期或时间',
  number: '数字',
  flag: '是否',
  codes: '多个编码',
  path: '一条级联路径',
  paths: '多条级联路径',
  period: '起止两个时间',
  org: '一个单位',
  areaOrg: '地区和单位',
  files: '文件列表',
  rows: '多行',
}
