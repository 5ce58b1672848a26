import type { CallData } from '#contract/calls.ts'

/** `duesOrderPage` → the paid orders an invoice can be asked for, as choices. */
export const invoiceableOrders = (answer: unknown): unknown =>
  (answer as CallData<'duesOrderPage'>).records
    .filter(({ isInvoiceable }) => isInvoiceable)
    .map(({ id, realName = '', year, totalAmount }) => ({
      value: id,
      label: `${realName} ${year} ¥${totalAmount}`.trim(),
    }))
