/** Texts of the core itself; all others are in page documents or come from the server. */
export const TEXTS = {
  /** A step failed for a reason the person cannot fix. */
  failed: '操作失败，请稍后重试',
} as const
