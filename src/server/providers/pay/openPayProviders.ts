import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import type { LiveConfiguration } from '../../services/configuration/liveConfiguration.ts'
import type { OrgConfiguration } from '../../services/configuration/openConfiguration.ts'
import { BUILD_PROVIDER, type BuildParts } from './buildPayProvider.ts'
import { payAddress } from './payAddress.ts'
import type { PayProvidersShape } from './payDocument.ts'
import { type PayProvider, PayRefused } from './payProvider.ts'
import type { PayProviders } from './payProviders.ts'
import type { Secrets } from './secrets.ts'

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
  /** Told once a version which method is not offered; the reason holds no secret. */
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
  for (const method of METHODS) {
    try {
      const provider = await build(method, document, parts)
      if (provider) providers.set(method, provider)
    } catch (error) {
      const reason = error instanceof PayRefused ? error.message : (error as Error).name
      warn(`${organisation.code}：支付方式 ${method} 未能启用（${reason}）`)
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
