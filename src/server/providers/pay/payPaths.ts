import type { PayMethod } from '#contract/codes.ts'

/** Where providers say that money came, below the society’s own host. */
export const notifyPath = (method: PayMethod | ':method'): string =>
  `/api/order/v1/open/notify/${method}`
