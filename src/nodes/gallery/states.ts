/** The states in which a form can be viewed. */
export const STAGE_STATES = [
  { value: 'empty', title: '编辑' },
  { value: 'filled', title: '已填写' },
  { value: 'errors', title: '有错误' },
  { value: 'disabled', title: '不可修改' },
  { value: 'readonly', title: '只读' },
  { value: 'print', title: '打印样式' },
] as const
export type StageState = (typeof STAGE_STATES)[number]['value']

/** The state of that name; editing for any other. */
export const stageState = (name: unknown): StageState =>
  STAGE_STATES.find(({ value }) => value === name)?.value ?? 'empty'
