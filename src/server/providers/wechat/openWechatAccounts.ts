import type { PaySociety } from '../pay/paySociety.ts'
import { failureOf } from '../pay/watchProvider.ts'
import { createWechat, type Wechat } from './createWechat.ts'
import { type AccountParts, wechatAccountOf } from './wechatAccountOf.ts'

/** The service account of each society; undefined where it has none that can be used. */
export interface WechatAccounts {
  of(organisation: PaySociety): Wechat | undefined
}

export interface WechatAccountsInput extends AccountParts {
  fetch: typeof globalThis.fetch
  clock: () => Date
  /** Told once a version why a society has none although it has something. */
  warn: (sentence: string) => void
}

/** What could not be read is tried again after so long. */
const AGAIN_MS = 60_000

interface Held {
  version: number
  wechat?: Wechat
  /** By what it was opened: as long as that stays, so do its tokens. */
  by: string
  /** When to look again; never for what is well. */
  again: number
}

/** Accounts as configurations say now, each opened once: its tokens outlive versions that leave it as it is. */
export function openWechatAccounts(input: WechatAccountsInput): WechatAccounts {
  const held = new Map<string, Held>()
  return {
    of(organisation) {
      const known = held.get(organisation.orgId)
      const isTold = known?.version === organisation.version
      if (known && isTold && input.clock().getTime() < known.again) return known.wechat
      const found = look(input, organisation, known, isTold)
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
