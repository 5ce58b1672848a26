import type { OnlineMethod } from '#contract/codes.ts'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import type { PayOutside } from './askProvider.ts'
import type { BillFormat } from './billFormat.ts'
import type { AddressReference, PayAddress, ProviderAddresses } from './payAddress.ts'
import type { PayProvider } from './payProvider.ts'
import type { Secrets } from './secrets.ts'

/** What a provider is opened with, besides the settings of a society. */
export interface PayProviderParts extends PayOutside {
  secrets: Secrets
  /** Throws where an address is neither of the known ones nor the operator's. */
  address: (reference: AddressReference, known: ProviderAddresses) => PayAddress
}

/** A provider's entry of `payProviders.json`. */
export type PaySettings<Method extends OnlineMethod> = NonNullable<PayProvidersShape[Method]>

/** All the server knows of a provider, whichever society it is for: the `index.ts` of the provider's folder. */
export interface PayProviderModule<Method extends OnlineMethod> {
  texts: {
    /** Name of the method, on its card and on orders. */
    label: string
    /** How it is paid with, in a few words. */
    describe: string
    /** The app that scans its codes. */
    app: string
  }
  /**
   * What is different inside the messaging app: `openId` pays there once the payer's openId is known, `blocked` opens no
   * page there. Absent where nothing is.
   */
  inApp?: 'openId' | 'blocked'
  /** The bills it writes; absent where their form is not published: columns are named by staff then (decision 0307). */
  bill?: BillFormat
  /** The society's number that its bills bear. */
  merchantOf?: (settings: PaySettings<Method>) => string | undefined
  /** What a bank statement says where it pays a day's net sum. */
  settlementWords?: readonly string[]
  /** Where it is asked, by the member of its settings that says so. */
  addresses: Readonly<Record<string, ProviderAddresses>>
  /** When an unpaid order is queried: delays after its deadline, in milliseconds. */
  expiryQueries: readonly number[]
  /** Opens a society's access; throws where a secret is missing or is no key. */
  open(settings: PaySettings<Method>, parts: PayProviderParts): PayProvider | Promise<PayProvider>
}
