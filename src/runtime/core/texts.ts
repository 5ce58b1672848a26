/** What the core itself has to say; everything else a person reads stands in page documents or comes from the server. */
export const TEXTS = {
  /** A step failed for no reason a person could mend. */
  failed: '操作失败，请稍后重试',
  leave: '离开此页？',
  /** Something typed is kept nowhere. */
  leaveLosing: '您填写的内容尚未提交，离开后将会丢失。确定离开？',
  /** A draft keeps the rest. */
  leaveKept:
    '您填写的内容已保存到本机，下次打开可以继续填写；但证件号码、密码和还没有传完的文件不会保存。确定离开？',
} as const
