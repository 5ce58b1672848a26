import type { CallData, Schema } from '#contract/calls.ts'
import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import type { Call } from '#server/base/call.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { isOn } from '#server/modules/configuration/site/isOn.ts'
import { isOnline, PAY_PROVIDERS } from '#server/providers/pay/payProviderRegistry.ts'
import type { PayProviders } from '#server/providers/pay/payProviders.ts'

const METHODS = Object.values(PayMethod)

/** Online methods for which an organisation has credentials, regardless of its switches. */
export type OnlineAccess = Pick<ReadonlyMap<OnlineMethod, unknown>, 'has'>

/** Methods that are switched on and, if online, have a configured provider. */
export function openMethods(configuration: OrgConfiguration, online: OnlineAccess): PayMethod[] {
  const switches = configuration.get('payConfig.json')
  return METHODS.filter(
    (method) => isOn(switches[method]?.isOpen) && (!isOnline(method) || online.has(method)),
  )
}

/** Open methods a pay period allows; it lists them by code prefix (design, section 5). */
export const allowedMethods = (
  prefixes: readonly string[],
  configuration: OrgConfiguration,
  online: OnlineAccess,
): PayMethod[] =>
  openMethods(configuration, online).filter((method) =>
    prefixes.some((prefix) => method.startsWith(prefix)),
  )

/** Availability of each payment method; one that is switched on but has no provider is reported as closed. */
export async function readPayConfigSwitch({
  org,
  parts,
}: Call<
  'payConfigSwitch',
  'org',
  { configuration: Configurations; payProviders: PayProviders }
>): Promise<CallData<'payConfigSwitch'>> {
  const configuration = await parts.configuration.of(org.orgId)
  const open = openMethods(configuration, await parts.payProviders.of(org.orgId))
  const isOpen = (method: PayMethod) => ({ isOpen: open.includes(method) })
  const { [PayMethod.Transfer]: transfer, [PayMethod.OnSite]: onSite } =
    configuration.get('payConfig.json')
  const online = METHODS.filter(isOnline)
  return {
    ...(Object.fromEntries(online.map((method) => [method, isOpen(method)])) as Record<
      OnlineMethod,
      { isOpen: boolean }
    >),
    ...(transfer ? { [PayMethod.Transfer]: { ...transfer, ...isOpen(PayMethod.Transfer) } } : {}),
    ...(onSite ? { [PayMethod.OnSite]: { ...onSite, ...isOpen(PayMethod.OnSite) } } : {}),
  }
}

/** Returns texts, kind and in-app behaviour of a method for pages, so that no page compares codes of methods. */
export function methodInfo(method: PayMethod): Schema<'PayMethodInfo'> {
  if (!isOnline(method)) return { value: method, kind: OFFLINE[method], ...words.offline[method] }
  const { texts, inApp } = PAY_PROVIDERS[method]
  return { value: method, kind: 'online', ...texts, ...(inApp ? { inApp } : {}) }
}

const OFFLINE = { [PayMethod.Transfer]: 'transfer', [PayMethod.OnSite]: 'onSite' } as const

/** The name of a method, as orders, receipts and the staff's lists show it. */
export const methodName = (method: PayMethod): string => methodInfo(method).label

/** Returns all methods, because past payments may have used any of them. */
export const allMethods = (): Schema<'PayMethodInfo'>[] => METHODS.map(methodInfo)
