import type { Schema } from '#contract/calls.ts'
import { PayMethod } from '#contract/codes.ts'
import words from '../../messages/dues.json' with { type: 'json' }
import { isOnline, PAY_PROVIDERS } from '../../providers/pay/payProviderRegistry.ts'

/** What a page shows of a method and does about it, so that no page compares codes of methods. */
export function methodInfo(method: PayMethod): Schema<'PayMethodInfo'> {
  if (!isOnline(method)) return { value: method, kind: OFFLINE[method], ...words.offline[method] }
  const { texts, inApp } = PAY_PROVIDERS[method]
  return { value: method, kind: 'online', ...texts, ...(inApp ? { inApp } : {}) }
}

const OFFLINE = { [PayMethod.Transfer]: 'transfer', [PayMethod.OnSite]: 'onSite' } as const

/** The name of a method, as orders, receipts and the staff's lists show it. */
export const methodName = (method: PayMethod): string => methodInfo(method).label
