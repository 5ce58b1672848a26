import type { PaySociety } from '../pay/paySociety.ts'
import { failureOf } from '../pay/watchProvider.ts'
import { createWechat, type Wechat } from './createWechat.ts'
import { type AccountParts, wechatAccountOf } from './wechatAccountOf.ts'

/** The service account of each society; undefined when it has no usable one. */
export interface WechatAccounts {
  of(organisation: PaySociety): Wechat | undefined
}

export interface WechatAccountsInput extends AccountParts {
  fetch: typeof globalThis.fetch
  clock: () => Date
  /** Called once per configuration version with the reason why a configured account cannot be used. */
  warn: (sentence: string) => void
}

/** Milliseconds until an account that failed to open is tried again. */
const AGAIN_MS = 60_000

interface Held {
  version: number
  wechat?: Wechat
  /** Settings it was opened with; its tokens are kept while they stay the same. */
  by: string
  /** Time of the next attempt; never for an account that opened. */
  again: number
}

/**
 * Opens the accounts of the current configurations. An account and its tokens are kept across versions that do not
 * change it.
 */
export function openWechatAccounts(input: WechatAccountsInput): WechatAccounts {
  const held = new Map<string, Held>()
  return {
    of(organisation) {
      const cached = held.get(organisation.orgId)
      const isTold = cached?.version === organisation.version
      if (cached && isTold && input.clock().getTime() < cached.again) return cached.wechat
      const found = look(input, organisation, cached, isTold)
      held.set(organisation.orgId, found)
      return found.wechat
    },
  }
}

function look(
  input: WechatAccountsInput,
  { code, version, get }: PaySociety,
  known: Held | undefined,
  isTold: boolean,
): Held {
  try {
    const settings = wechatAccountOf(get('payProviders.json'), input)
    const by = JSON.stringify(settings ?? null)
    if (known?.by === by) return { ...known, version }
    const { fetch, clock } = input
    const opened = settings && { wechat: createWechat({ settings, fetch, clock }) }
    return { version, ...opened, by, again: Number.POSITIVE_INFINITY }
  } catch (error) {
    if (!isTold) input.warn(`${code}：微信公众号未能启用（${failureOf(error)}）`)
    return { version, by: '', again: input.clock().getTime() + AGAIN_MS }
  }
}
