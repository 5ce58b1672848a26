import type { FastifyInstance } from 'fastify'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import type { Cashier } from './cashier.ts'
import type { SandboxKeys } from './sandboxKeys.ts'
import type { SandboxTrade } from './trade.ts'

/** What an emulation works with. */
export interface PayWireParts {
  cashier: Cashier
  keys: () => SandboxKeys
  clock: () => Date
  /**
   * Origin of the society whose settings fit: some providers are told on paper where a merchant is notified. Undefined
   * where there is none.
   */
  originOf: (fits: (settings: PayProvidersShape) => boolean) => Promise<string | undefined>
}

export interface Notification {
  headers: Record<string, string>
  body: string
}

/** How one notification is made: when it claims to be from, and who really signed it. */
export interface NotificationOptions {
  at: Date
  forged: boolean
  /** With the other of two keys, where a provider has two. */
  otherKey: boolean
}

/** One provider’s words, towards the server and from it. */
export interface PayWire {
  /** Its calls, each verified and answered as the provider does. */
  routes(app: FastifyInstance): void
  /** A notification of a paid trade. */
  notification(trade: SandboxTrade, options: NotificationOptions): Notification
  /** Whether the merchant’s answer ends the repetitions. */
  isAcknowledged(status: number, body: string): boolean
  /** Seconds between one notification and the next, as long as none is taken. */
  schedule: readonly number[]
  /** What the payer’s browser brings back from the provider, beside the merchant’s own address. */
  returnFields?(trade: SandboxTrade): Record<string, string>
}

/** What the sandbox knows of a provider: its folder's emulation, and how its cashier looks. */
export interface PayWireModule {
  /** Title of its cashier. */
  name: string
  /** Colour of its cashier. */
  accent: string
  open(parts: PayWireParts): PayWire
}
