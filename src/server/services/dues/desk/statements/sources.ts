import { PayMethod } from '#contract/codes.ts'
import type { SettlementWords } from '#domain/money/statement/settlement/matchSettlements.ts'
import words from '../../../../messages/statements.json' with { type: 'json' }
import {
  isOnline,
  ONLINE_METHODS,
  PAY_PROVIDERS,
} from '../../../../providers/pay/payProviderRegistry.ts'
import type { StatementSource } from '../../../../store/tables/statements.ts'
import type { OrgConfiguration } from '../../../configuration/orgConfiguration.ts'
import { methodName } from '../../payMethods.ts'

/** The methods whose money a source tells of: what comes to the bank account, or the provider's own. */
export const methodsOf = (source: StatementSource): readonly PayMethod[] =>
  source === 'bank' ? [PayMethod.Transfer, PayMethod.OnSite] : [source]

export const sourceName = (source: StatementSource): string =>
  source === 'bank' ? words.bank : methodName(source)

/** Where statements come from: the bank account, and every provider. */
export const sources = () =>
  (['bank', ...ONLINE_METHODS] as const).map((value) => ({ value, label: sourceName(value) }))

/** The society's number at a provider, which its bills bear; undefined where they bear none. */
export function merchantOf(
  source: StatementSource,
  configuration: OrgConfiguration,
): string | undefined {
  if (source === 'bank' || !isOnline(source)) return undefined
  const settings = configuration.get('payProviders.json')[source]
  return settings && PAY_PROVIDERS[source].merchantOf?.(settings as never)
}

/** What a bank account's lines say where a provider pays its days. */
export const settlementWords = (): SettlementWords =>
  Object.fromEntries(
    ONLINE_METHODS.map((method) => [method, PAY_PROVIDERS[method].settlementWords ?? []]),
  )
