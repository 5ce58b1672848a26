import type { Outgoing } from '../outgoing/outgoing.ts'
import { openAddress, type PayAddress } from './payAddress.ts'
import type { PayProviderParts } from './payProviderModule.ts'
import type { SecretOwner } from './secretReference.ts'
import type { SecretStore } from './secrets.ts'

/** Environment of the providers that societies configure. */
export interface PayEnvironment {
  secrets: SecretStore
  /** True when the emulator runs on this server. */
  standIn: boolean
}

export interface ProviderOutside extends PayEnvironment {
  outside: { fetch: Outgoing; port: () => number }
  clock: () => Date
}

/** Returns the dependencies of a society's providers, for one of its documents. */
export type SocietyParts = (owner: SecretOwner) => PayProviderParts

/**
 * Returns a function from a society to the dependencies of its providers. Their requests reach public machines, and
 * otherwise only addresses that the operator configured for the society, or this server's emulator.
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
