import { type Outgoing, toOperators } from '../outgoing/outgoing.ts'
import { payAddress } from './payAddress.ts'
import { PayRefused } from './payProvider.ts'
import type { PayProviderParts } from './payProviderModule.ts'
import type { Secrets } from './secrets.ts'

/** What the environment says of providers that societies configure. */
export interface PayEnvironment {
  secrets: Secrets
  /** Whether the stand-in answers on this server. */
  standIn: boolean
}

export interface ProviderOutside extends PayEnvironment {
  outside: { fetch: Outgoing; port: () => number }
  clock: () => Date
}

/** What providers are built with. */
export const buildPartsOf = ({
  outside,
  clock,
  secrets,
  standIn,
}: ProviderOutside): PayProviderParts => ({
  // Addresses of documents, too, until they are of a list.
  fetch: toOperators(outside.fetch),
  clock,
  secrets,
  address(configured) {
    if (configured.startsWith('/') && !standIn) throw new PayRefused('ADDRESS', 'no stand-in here')
    return payAddress(configured, outside.port)
  },
})
