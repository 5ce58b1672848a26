/** Texts of lazily loaded parts of the core, kept out of the first load. */
export const LAZY_TEXTS = {
  /** Shown while a file is being prepared. */
  preparing: '正在准备文件，请稍候…',
  /** Shown while a proof of work is being solved. */
  verifying: '正在验证…',
  leave: '离开此页？',
  /** Asked when entered values would be lost. */
  leaveLosing: '您填写的内容尚未提交，离开后将会丢失。确定离开？',
  /** Asked when a draft stores the other values. */
  leaveKept:
    '您填写的内容已保存到本机，下次打开可以继续填写；但证件号码、密码和还没有传完的文件不会保存。确定离开？',
} as const
