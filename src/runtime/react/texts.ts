/** Texts of the binding itself, needed where no page document is available. */
export const REACT_TEXTS = {
  skip: '跳到主要内容',
  loading: '正在加载',
  loadFailed: '暂时打不开，请稍后再试',
  loadFailedHint: '请检查网络连接',
  retry: '重试',
  refused: '您暂时不能查看此页面',
  refusedHint: '完成身份确认后即可查看。',
  proceed: '去确认',
  broken: '此页面的配置有误',
  brokenHint: '有问题的部分无法使用，其余内容不受影响。请将以下内容告知网站管理人员。',
  close: '关闭',
  confirm: '确定',
  cancel: '取消',
  question: '请确认',
  notices: '消息',
} as const
