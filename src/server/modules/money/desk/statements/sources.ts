import { PayMethod } from '#contract/codes.ts'
import type { SettlementWords } from '#domain/money/statement/settlement/matchSettlements.ts'
import words from '#server/messages/statements.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import {
  isOnline,
  ONLINE_METHODS,
  PAY_PROVIDERS,
} from '#server/providers/pay/payProviderRegistry.ts'
import type { StatementSource } from '#server/store/tables/statements.ts'
import { methodName } from '../../payMethods.ts'

/**
 * Returns the payment methods that a source covers: transfer and on-site for the bank account, otherwise the provider's
 * own.
 */
export const methodsOf = (source: StatementSource): readonly PayMethod[] =>
  source === 'bank' ? [PayMethod.Transfer, PayMethod.OnSite] : [source]

export const sourceName = (source: StatementSource): string =>
  source === 'bank' ? words.bank : methodName(source)

/** Lists the sources of statements: the bank account and every provider. */
export const sources = () =>
  (['bank', ...ONLINE_METHODS] as const).map((value) => ({ value, label: sourceName(value) }))

/**
 * Returns the society's merchant number as a provider's bills state it; undefined for the bank and for bills without
 * one.
 */
export function merchantOf(
  source: StatementSource,
  configuration: OrgConfiguration,
): string | undefined {
  if (source === 'bank' || !isOnline(source)) return undefined
  const settings = configuration.get('payProviders.json')[source]
  return settings && PAY_PROVIDERS[source].merchantOf?.(settings as never)
}

/** Returns, by provider, the words that mark its settlements of daily sums in a bank statement. */
export const settlementWords = (): SettlementWords =>
  Object.fromEntries(
    ONLINE_METHODS.map((method) => [method, PAY_PROVIDERS[method].settlementWords ?? []]),
  )
