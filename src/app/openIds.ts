import type { Client } from '#client/createClient.ts'
import { isInAppBrowser } from '#runtime/core/boot/isInAppBrowser.ts'
import type { Arrival } from '#runtime/core/boot/readArrival.ts'
import { newKey } from './browserHost.ts'
import { NotInApp } from './notInApp.ts'

const STATE = 'openId state'
const TRIED = 'openId tried'

/** How long a visit waits for the address to go to; then it goes on without. */
const PATIENCE_MS = 3000

export interface OpenIdParts {
  client: Client
  orgId: string
  /** Whether the server has the platform. */
  isOffered: boolean
}

/**
 * The openId of the messaging app, kept per organisation. It says where to pay from and proves nobody's identity,
 * and it is believed only with a `state` that this very tab was given (decision 0148).
 */
export function createOpenIds({ client, orgId, isOffered }: OpenIdParts) {
  const kept = `openId ${orgId}`
  const keep = (openId: string) => {
    if (/^[\w-]{8,128}$/.test(openId)) localStorage.setItem(kept, openId)
  }
  const isHere = isOffered && isInAppBrowser(navigator.userAgent)

  async function leaveFor(): Promise<void> {
    const state = newKey()
    sessionStorage.setItem(STATE, state)
    const here = location.origin + location.pathname + location.search
    location.replace(await client.call('wxAuthorize', { url: here, state }))
  }
  return {
    known: (): string | undefined => localStorage.getItem(kept) ?? undefined,
    /** What a callback brought. One that this tab did not ask for changes nothing. */
    async receive({ state, code, openId }: Arrival): Promise<void> {
      const expected = sessionStorage.getItem(STATE)
      if (state === undefined) return
      sessionStorage.removeItem(STATE)
      if (state !== expected) return
      if (openId) keep(openId)
      else if (code) keep((await client.call('wxOpenId', { code })).openId)
    },
    /** Once a visit, inside the app: goes and asks. The site goes on whatever comes of it. */
    async acquireOnce(): Promise<void> {
      if (!isHere || localStorage.getItem(kept) || sessionStorage.getItem(TRIED)) return
      sessionStorage.setItem(TRIED, '1')
      await Promise.race([leaveFor(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    },
    /** The person asks for it: the remedy of the guard `wechatOpenId`. */
    async acquire(): Promise<void> {
      if (!isHere) throw new NotInApp()
      await leaveFor()
    },
  }
}

export type OpenIds = ReturnType<typeof createOpenIds>
