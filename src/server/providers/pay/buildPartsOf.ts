import type { Outgoing } from '../outgoing/outgoing.ts'
import { openAddress, type PayAddress } from './payAddress.ts'
import type { PayProviderParts } from './payProviderModule.ts'
import type { SecretOwner } from './secretReference.ts'
import type { SecretStore } from './secrets.ts'

/** What the environment says of providers that societies configure. */
export interface PayEnvironment {
  secrets: SecretStore
  /** Whether the stand-in answers on this server. */
  standIn: boolean
}

export interface ProviderOutside extends PayEnvironment {
  outside: { fetch: Outgoing; port: () => number }
  clock: () => Date
}

/** What the providers of a society are built with, for one of its documents. */
export type SocietyParts = (owner: SecretOwner) => PayProviderParts

/**
 * Returns the parts of societies. A society's requests reach public machines, and the very addresses that the operator
 * wrote for it or this server's stand-in has.
 */
export const buildPartsOf =
  ({ outside, clock, secrets, standIn }: ProviderOutside): SocietyParts =>
  (owner) => {
    const operators: PayAddress[] = []
    const isOperators = (address: string) =>
      operators.some((one) => new URL(one.server()).origin === new URL(address).origin)
    return {
      clock,
      secrets: secrets.of(owner),
      fetch: (address, init) =>
        outside.fetch(address, { ...init, reach: isOperators(address) ? 'operator' : 'public' }),
      address(reference, known) {
        const parts = { secrets, standIn, port: outside.port }
        const opened = openAddress(reference, known, owner, parts)
        if (opened.isOperators) operators.push(opened.address)
        return opened.address
      },
    }
  }
