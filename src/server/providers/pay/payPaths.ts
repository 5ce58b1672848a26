import type { PayMethod } from '#contract/codes.ts'

/** Path of a provider’s payment notifications, below the society’s own host. */
export const notifyPath = (method: PayMethod | ':method'): string =>
  `/api/order/v1/open/notify/${method}`
