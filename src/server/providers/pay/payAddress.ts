import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/providers.json' with { type: 'json' }
import { PayRefused } from './payProvider.ts'
import { type OwnPlace, ownVariables, type SecretOwner, variableOf } from './secretReference.ts'
import type { SecretStore } from './secrets.ts'

/** Address of a provider. The emulator is on this very server, under whatever name a browser reached it. */
export interface PayAddress {
  /** Absolute address for this server’s own calls; the port is known only once the server listens. */
  server(): string
  /** Converts an address below it to one for browsers: relative on this server, absolute elsewhere. */
  forBrowser(address: string): string
}

/** One of the provider's own addresses, or the environment variable in which the operator wrote another. */
export type AddressReference = string | { env: string }

/** Permitted addresses of a provider. */
export interface ProviderAddresses {
  /** Addresses published by the provider; none where requests go to a client that the society runs. */
  live: readonly string[]
  /** Path of its emulator on this server, in a demonstration. */
  standIn: string
}

/** A permitted address: `address` is the provider's own, the others are the operator's. */
export type AddressPlace = { address: string } | { standIn: string } | { variable: OwnPlace }

/** Resolves a reference; undefined for an address that is neither the provider's nor the operator's for this owner. */
export function addressPlace(
  reference: unknown,
  { live, standIn }: ProviderAddresses,
  owner: SecretOwner,
): AddressPlace | undefined {
  if (reference === standIn) return { standIn }
  if (typeof reference === 'string')
    return live.includes(reference) ? { address: reference } : undefined
  const variable = variableOf(reference, owner)
  return variable && { variable }
}

interface AddressParts {
  secrets: Pick<SecretStore, 'at'>
  /** True when the emulator runs on this server. */
  standIn: boolean
  /** The port this server listens at. */
  port: () => number
}

/**
 * Opens an address of the configuration; `isOperators` is true for one of the operator's.
 * @throws PayRefused for an address that is not permitted, a variable without one, or the emulator where it is off
 */
export function openAddress(
  reference: AddressReference,
  known: ProviderAddresses,
  owner: SecretOwner,
  { secrets, standIn, port }: AddressParts,
): { address: PayAddress; isOperators: boolean } {
  const place = addressPlace(reference, known, owner)
  if (!place) throw refused('foreignAddress', { names: ownVariables(owner) })
  if ('address' in place) return { address: elsewhere(place.address), isOperators: false }
  if ('variable' in place) {
    const written = secrets.at(place.variable)
    if (!/^https?:\/\//.test(written) || !URL.canParse(written))
      throw refused('noAddress', { place: JSON.stringify(reference) })
    const isFolder = known.standIn.endsWith('/') && !written.endsWith('/')
    return { address: elsewhere(isFolder ? `${written}/` : written), isOperators: true }
  }
  if (!standIn) throw refused('noStandIn', {})
  return { address: onThisServer(place.standIn, port), isOperators: true }
}

const refused = (sentence: keyof typeof words, holes: Readonly<Record<string, string>>) =>
  new PayRefused('ADDRESS', fill(words[sentence], holes))

const elsewhere = (address: string): PayAddress => ({
  server: () => address,
  forBrowser: (below) => below,
})

/** A path on this server, which listens at `port`. */
export function onThisServer(path: string, port: () => number): PayAddress {
  return {
    server: () => `http://127.0.0.1:${port()}${path}`,
    forBrowser: (address) => {
      const { pathname, search } = new URL(address)
      return pathname + search
    },
  }
}
