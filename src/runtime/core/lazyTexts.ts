/** What the core says from parts that are loaded late: none of it is in the first load. */
export const LAZY_TEXTS = {
  /** A file is on its way. */
  preparing: '正在准备文件，请稍候…',
  /** A puzzle is being solved before the call goes through. */
  verifying: '正在验证…',
  leave: '离开此页？',
  /** Something typed is kept nowhere. */
  leaveLosing: '您填写的内容尚未提交，离开后将会丢失。确定离开？',
  /** A draft keeps the rest. */
  leaveKept:
    '您填写的内容已保存到本机，下次打开可以继续填写；但证件号码、密码和还没有传完的文件不会保存。确定离开？',
} as const
