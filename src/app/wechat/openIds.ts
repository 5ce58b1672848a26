import type { Client } from '#client/createClient.ts'
import { isInAppBrowser } from '#runtime/core/boot/isInAppBrowser.ts'
import type { LandingParams } from '#runtime/core/boot/readLandingParams.ts'
import { newKey } from '../browser/browserHost.ts'
import { NoAccount, NotInApp } from './notInApp.ts'

const STATE = 'openId state'
const TRIED = 'openId tried'

/** The maximum wait for the authorisation address; the visit then continues without an openId. */
const AUTHORIZE_TIMEOUT_MS = 3000

export interface OpenIdParts {
  client: Client
  orgId: string
  /** The society's service account; absent where it has none. */
  appId: string | undefined
}

/**
 * The openId of the messaging app, stored per organisation and service account: with another account it is meaningless.
 * It selects the payer's account and proves nobody's identity, and it is accepted only with a `state` issued to this
 * very tab (decision 0148).
 */
export function createOpenIds({ client, orgId, appId }: OpenIdParts) {
  const storageKeyOf = (app: string | undefined) => `openId ${orgId} ${app}`
  const storageKey = storageKeyOf(appId)
  const store = (openId: string, app = appId) => {
    if (/^[\w-]{8,128}$/.test(openId)) localStorage.setItem(storageKeyOf(app), openId)
  }
  const isHere = appId !== undefined && isInAppBrowser(navigator.userAgent)

  async function leaveFor(): Promise<void> {
    const state = newKey()
    sessionStorage.setItem(STATE, state)
    const here = location.origin + location.pathname + location.search
    location.replace(await client.call('wxAuthorize', { url: here, state }))
  }
  return {
    known: (): string | undefined => localStorage.getItem(storageKey) ?? undefined,
    /** Handles a callback's parameters. A callback with another `state` than this tab's changes nothing. */
    async receive({ state, code, openId }: LandingParams): Promise<void> {
      const expected = sessionStorage.getItem(STATE)
      if (state === undefined) return
      sessionStorage.removeItem(STATE)
      if (state !== expected) return
      if (openId) store(openId)
      else if (code) {
        const found = await client.call('wxOpenId', { code })
        store(found.openId, found.appId)
      }
    },
    /** Requests the openId once per visit, inside the app. The site continues whatever the outcome. */
    async acquireOnce(): Promise<void> {
      if (!isHere || localStorage.getItem(storageKey) || sessionStorage.getItem(TRIED)) return
      sessionStorage.setItem(TRIED, '1')
      await Promise.race([
        leaveFor(),
        new Promise((resolve) => setTimeout(resolve, AUTHORIZE_TIMEOUT_MS)),
      ])
    },
    /** Requests the openId on the person's action: the remedy of the guard `wechatOpenId`. */
    async acquire(): Promise<void> {
      if (appId === undefined) throw new NoAccount()
      if (!isHere) throw new NotInApp()
      await leaveFor()
    },
  }
}

export type OpenIds = ReturnType<typeof createOpenIds>
