import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import type { LiveConfiguration } from '../../services/configuration/liveConfiguration.ts'
import type { OrgConfiguration } from '../../services/configuration/openConfiguration.ts'
import { BUILD_PROVIDER, type BuildParts } from './buildPayProvider.ts'
import { payAddress } from './payAddress.ts'
import type { PayProvidersShape } from './payDocument.ts'
import { type PayProvider, PayRefused } from './payProvider.ts'
import type { PayProviders } from './payProviders.ts'
import type { Secrets } from './secrets.ts'
import { type FailedCall, failureOf, watchProvider } from './watchProvider.ts'

/** What the environment says of paying. */
export interface PayEnvironment {
  secrets: Secrets
  /** Whether the stand-in answers on this server. */
  standIn: boolean
}

export interface PayProvidersInput extends PayEnvironment {
  configuration: LiveConfiguration
  outside: { fetch: typeof fetch; port: () => number }
  clock: () => Date
  /** Told once a version which method is not offered, and of every call that failed; no reason holds a secret. */
  warn: (sentence: string) => void
}

const METHODS = [PayMethod.Alipay, PayMethod.Wechat, PayMethod.Ccb, PayMethod.Icbc] as const

type Opened = ReadonlyMap<OnlineMethod, PayProvider>

/**
 * The ways of paying online as each organisation’s `payProviders.json` says, built once a version. What cannot be
 * built is left out and warned of: one broken key must not take the other methods away.
 */
export function openPayProviders(input: PayProvidersInput): PayProviders {
  const { configuration, outside, clock, secrets, standIn } = input
  const held = new Map<string, { version: number; opened: Promise<Opened> }>()
  const parts: BuildParts = {
    fetch: outside.fetch,
    clock,
    secrets,
    address(configured) {
      if (configured.startsWith('/') && !standIn)
        throw new PayRefused('ADDRESS', 'no stand-in here')
      return payAddress(configured, outside.port)
    },
  }
  return {
    async of(orgId) {
      const organisation = await configuration.of(orgId)
      const known = held.get(orgId)
      if (known?.version === organisation.version) return known.opened
      const opened = open(organisation, parts, input.warn)
      held.set(orgId, { version: organisation.version, opened })
      return opened
    },
  }
}

async function open(
  organisation: OrgConfiguration,
  parts: BuildParts,
  warn: (sentence: string) => void,
): Promise<Opened> {
  const document = organisation.get('payProviders.json')
  const providers = new Map<OnlineMethod, PayProvider>()
  const told =
    (method: OnlineMethod) =>
    ({ call, tradeRef, reason }: FailedCall) =>
      warn(
        `${organisation.code}：支付方式 ${method} 的 ${call} 调用失败，商户单号 ${tradeRef}（${reason}）`,
      )
  for (const method of METHODS) {
    try {
      const provider = await build(method, document, parts)
      if (provider) providers.set(method, watchProvider(provider, told(method)))
    } catch (error) {
      warn(`${organisation.code}：支付方式 ${method} 未能启用（${failureOf(error)}）`)
    }
  }
  return providers
}

async function build<Method extends OnlineMethod>(
  method: Method,
  document: PayProvidersShape,
  parts: BuildParts,
): Promise<PayProvider | undefined> {
  const settings = document[method]
  return settings && BUILD_PROVIDER[method](settings, parts)
}
