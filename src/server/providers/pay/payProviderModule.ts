import type { OnlineMethod } from '#contract/codes.ts'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import type { PayOutside } from './askProvider.ts'
import type { BillFormat } from './billFormat.ts'
import type { AddressReference, PayAddress, ProviderAddresses } from './payAddress.ts'
import type { PayProvider } from './payProvider.ts'
import type { Secrets } from './secrets.ts'

/** Dependencies of a provider, besides the settings of a society. */
export interface PayProviderParts extends PayOutside {
  secrets: Secrets
  /** Opens an address; throws `PayRefused` for one that is neither known nor the operator's. */
  address: (reference: AddressReference, known: ProviderAddresses) => PayAddress
}

/** A provider's entry of `payProviders.json`. */
export type PaySettings<Method extends OnlineMethod> = NonNullable<PayProvidersShape[Method]>

/** All the server knows of a provider, whichever society it is for: the `index.ts` of the provider's folder. */
export interface PayProviderModule<Method extends OnlineMethod> {
  texts: {
    /** Name of the method, on its card and on orders. */
    label: string
    /** How to pay with it, in a few words. */
    describe: string
    /** The app that scans its codes. */
    app: string
  }
  /**
   * Behaviour inside the messaging app, if different: `openId` pays there once the payer's openId is known, `blocked`
   * cannot open its page there.
   */
  inApp?: 'openId' | 'blocked'
  /** Format of its bills; absent where it is not published, so that staff name the columns (decision 0307). */
  bill?: BillFormat
  /** Returns the society's merchant number as stated in its bills. */
  merchantOf?: (settings: PaySettings<Method>) => string | undefined
  /** Words that mark its settlement of a day's net sum in a bank statement. */
  settlementWords?: readonly string[]
  /** Permitted addresses, by the setting that holds the address. */
  addresses: Readonly<Record<string, ProviderAddresses>>
  /** Delays after its deadline at which an unpaid order is queried, in milliseconds. */
  expiryQueries: readonly number[]
  /** Opens a society's access; throws where a secret is missing or is no key. */
  open(settings: PaySettings<Method>, parts: PayProviderParts): PayProvider | Promise<PayProvider>
}
