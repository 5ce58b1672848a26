import { openPerSociety } from '../openPerSociety.ts'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { PaySociety } from '../pay/paySociety.ts'
import { PAY_PREFIX } from '../pay/secretReference.ts'
import type { SecretStore } from '../pay/secrets.ts'
import { failureOf } from '../pay/watchProvider.ts'
import { createWechat, type Wechat } from './createWechat.ts'
import { type AccountParts, wechatAccountOf } from './wechatAccountOf.ts'

/** Input for finding the accounts of all societies. */
export interface SharedAccountParts extends Omit<AccountParts, 'secrets'> {
  secrets: SecretStore
}

/** The service account of each society; undefined when it has no usable one. */
export interface WechatAccounts {
  of(organisation: PaySociety): Wechat | undefined
}

export interface WechatAccountsInput extends SharedAccountParts {
  fetch: Outgoing
  clock: () => Date
  /** Called once per configuration version with the reason why a configured account cannot be used. */
  warn: (sentence: string) => void
}

/**
 * Opens the accounts of the current configurations. An account and its tokens are kept across versions that do not
 * change it.
 */
export function openWechatAccounts(input: WechatAccountsInput): WechatAccounts {
  const { fetch, clock, warn, secrets } = input
  return {
    of: openPerSociety({
      settingsOf: ({ code, get }: PaySociety) =>
        wechatAccountOf(get('payProviders.json'), {
          ...input,
          secrets: secrets.of({ code, prefix: PAY_PREFIX }),
        }),
      open: (settings) => settings && createWechat({ settings, fetch, clock }),
      failed: ({ code }, error) => warn(`${code}：微信公众号未能启用（${failureOf(error)}）`),
      clock,
    }),
  }
}
