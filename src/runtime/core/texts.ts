/** The few sentences of the runtime itself; everything else a person reads stands in page documents or comes from the server. */
export const TEXTS = {
  failed: '操作失败，请稍后重试',
  loadFailed: '加载失败',
  notAdmitted: '您暂时不能查看此页面',
  missingDialog: '窗口暂时无法打开',
} as const
