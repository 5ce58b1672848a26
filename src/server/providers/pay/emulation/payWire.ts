import type { FastifyInstance } from 'fastify'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import type { Cashier } from './cashier.ts'
import type { SandboxKeys } from './sandboxKeys.ts'
import type { SandboxRefund, SandboxTrade } from './trade.ts'

/** Dependencies shared by the emulations of all providers. */
export interface PayWireParts {
  cashier: Cashier
  keys: () => SandboxKeys
  clock: () => Date
  /**
   * Returns the origin of the society whose payment settings match, for providers at which notification addresses are
   * registered on paper; undefined when none matches.
   */
  originOf: (fits: (settings: PayProvidersShape) => boolean) => Promise<string | undefined>
}

export interface Notification {
  headers: Record<string, string>
  body: string
}

/** How one notification is built: its timestamp, and whether its signature is forged. */
export interface NotificationOptions {
  at: Date
  forged: boolean
  /** Signs with the provider's other key, if it has two. */
  otherKey: boolean
}

/** The protocol of one provider, in both directions. */
export interface PayWire {
  /** Registers the provider's API, with its verification and its answers. */
  routes(app: FastifyInstance): void
  /** Builds the notification of a paid trade. */
  notification(trade: SandboxTrade, options: NotificationOptions): Notification
  /** Builds the notification of a refund; absent where the provider sends none. */
  refundNotification?(
    trade: SandboxTrade,
    refund: SandboxRefund,
    options: NotificationOptions,
  ): Notification
  /** True when the merchant's answer ends the repetitions. */
  isAcknowledged(status: number, body: string): boolean
  /** Seconds between consecutive notifications while none is acknowledged. */
  schedule: readonly number[]
  /** The fields that the provider adds to the merchant's return address. */
  returnFields?(trade: SandboxTrade): Record<string, string>
}

/** A provider in the emulator: the name and colour of its cashier, and its protocol. */
export interface PayWireModule {
  /** Title of its cashier. */
  name: string
  /** Colour of its cashier. */
  accent: string
  open(parts: PayWireParts): PayWire
}
