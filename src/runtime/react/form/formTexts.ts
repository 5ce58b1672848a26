/** Texts around the fields: errors, the draft, and the review before submission. */
export const FORM_TEXTS = {
  summary: (count: number) => `有 ${count} 处需要修改`,
  summaryDone: '需要修改的地方都已改好，可以提交了。',
  summaryAll: (count: number) => `显示全部 ${count} 处`,
  otherFields: '其他',
  cell: (table: string, row: number, column: string) => `${table}第 ${row + 1} 行${column}`,
  left: (count: number) => `还有 ${count} 处需要修改`,
  nextOne: '下一处',

  draftOffer: (at: string) => `发现 ${at} 未提交的内容`,
  draftCount: (count: number) => `可以恢复 ${count} 项。`,
  draftChangedSoon: (count: number) => `表单在这之后有调整，其中 ${count} 项需要重新填写。`,
  draftRecordChanged: '服务器上的内容在这之后有更新，恢复后请逐项核对。',
  draftTake: '继续填写',
  draftRefuse: '重新开始',
  draftTaken: (count: number) => `已恢复 ${count} 项内容`,
  draftChanged: '以下各项的要求有变化，没有恢复，请按现在的要求重新填写：',
  draftDropped: '以下各项现在的表单里已经没有：',
  draftKept: (labels: string) => `您刚才填写的${labels}保持不变。`,
  draftChecking: '正在检查上传过的文件…',
  draftGone: '以下文件已失效，请重新上传：',
  draftLeftOut: '证件号码和密码没有保存过，需要时请重新填写。',
  draftBefore: '原来填写的内容',
  draftDismiss: '知道了',
  carried: (count: number) => `已换成新的表单，带入 ${count} 项内容`,
  carriedReworded: '以下各项已经带入，但文字有变化，请核对。原来是：',
  saved: (at: string) => `已保存到本机 ${at}`,
  savedHint: '不会保存证件号码和密码',
  savedWaiting: '尚未保存：请先在表单上方选择“继续填写”或“重新开始”',
  savedRefused: '未能保存到本机，请不要关闭页面',
  elsewhere: (at: string) =>
    `另一个窗口在 ${at} 保存了这份表单，本机以最后一次保存为准。请只在一个窗口里填写。`,
  elsewhereEnded: '这份表单已在另一个窗口提交或重新开始，请不要重复提交。',

  review: '请核对填写的内容',
  reviewHint: '还没有提交。核对无误后请提交；需要改动时点“修改”。',
  reviewSection: '填写的内容',
  reviewChange: '修改',
  reviewBack: '返回修改',
} as const

/** Reasons why a draft's answer was not restored. */
export const LOST_REASONS = {
  type: '填写方式变了',
  label: '题目变了',
  options: '选项变了',
  rules: '填写要求变了',
  columns: '表格的列变了',
  gone: '已取消',
} as const
