/** What the core itself has to say; everything else a person reads stands in page documents or comes from the server. */
export const TEXTS = {
  /** A step failed for no reason a person could mend. */
  failed: '操作失败，请稍后重试',
} as const
