import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import { isOnline } from '../../providers/pay/payProviderRegistry.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { isOn } from '../site/isOn.ts'

const METHODS = Object.values(PayMethod)

/** Online methods an organisation has credentials for, whatever its switches say. */
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
