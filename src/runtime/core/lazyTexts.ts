/** Texts of lazily loaded parts of the core, kept out of the first load. */
export const LAZY_TEXTS = {
  /** Shown while a file is being prepared. */
  preparing: '正在准备文件，请稍候…',
  /** Shown while a proof of work is being solved. */
  verifying: '正在验证…',
  /** Below the server's sentence that a form has changed. */
  newFormHint: '已填写的内容会带到新的表单里。',
  takeNewForm: '用新的表单继续填写',
  newFormFailed: '新的表单没有加载成功，已填写的内容都还在，请稍后再提交一次',
  leave: '离开此页？',
  /** Asked when entered values would be lost. */
  leaveLosing: '您填写的内容尚未提交，离开后将会丢失。确定离开？',
  /** Asked when a draft stores the other values. */
  leaveKept:
    '您填写的内容已保存到本机，下次打开可以继续填写；但证件号码、密码和还没有传完的文件不会保存。确定离开？',
  /** Said by a required control without a value. */
  missing: { upload: '请上传', choice: '请选择' },
} as const
