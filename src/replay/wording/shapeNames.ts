import type { ValueShape } from '#contract/form.ts'

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
