import type { CallData } from '#contract/calls.ts'
import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import { isOnline } from '../../providers/pay/payProviderRegistry.ts'
import type { PayProviders } from '../../providers/pay/payProviders.ts'
import type { Call } from '../call.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { openMethods } from './payMethods.ts'

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
  const online = Object.values(PayMethod).filter(isOnline)
  return {
    ...(Object.fromEntries(online.map((method) => [method, isOpen(method)])) as Record<
      OnlineMethod,
      { isOpen: boolean }
    >),
    ...(transfer ? { [PayMethod.Transfer]: { ...transfer, ...isOpen(PayMethod.Transfer) } } : {}),
    ...(onSite ? { [PayMethod.OnSite]: { ...onSite, ...isOpen(PayMethod.OnSite) } } : {}),
  }
}
