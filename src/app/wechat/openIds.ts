import type { Client } from '#client/createClient.ts'
import { isInAppBrowser } from '#runtime/core/boot/isInAppBrowser.ts'
import type { LandingParams } from '#runtime/core/boot/readLandingParams.ts'
import { newKey } from '../browser/browserHost.ts'
import { deviceStore, tabStore } from '../browser/browserStorage.ts'
import { openIdKey } from './knownOpenId.ts'
import { NoAccount, NotInApp } from './notInApp.ts'
import { keepTypedText, restoreTypedText } from './typedText.ts'

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
 * Asks for the openId of the messaging app. It selects the payer's account and proves nobody's identity, and it is
 * accepted only with a `state` issued to this very tab (decision 0148). Loaded in that app and after its callback.
 */
export function createOpenIds({ client, orgId, appId }: OpenIdParts) {
  const storageKey = openIdKey(orgId, appId)
  const store = (openId: string, app = appId) => {
    if (/^[\w-]{8,128}$/.test(openId)) deviceStore.setItem(openIdKey(orgId, app), openId)
  }
  const isHere = appId !== undefined && isInAppBrowser(navigator.userAgent)

  async function leaveFor(onLeave = () => {}): Promise<void> {
    const state = newKey()
    tabStore.setItem(STATE, state)
    const here = location.origin + location.pathname + location.search
    const address = await client.call('wxAuthorize', { url: here, state })
    onLeave()
    location.replace(address)
  }
  /** Handles a callback's parameters. A callback with another `state` than this tab's changes nothing. */
  async function receive({ state, code, openId }: LandingParams): Promise<void> {
    const expected = tabStore.getItem(STATE)
    if (state === undefined) return
    tabStore.removeItem(STATE)
    if (state !== expected) return
    if (openId) store(openId)
    else if (code) {
      const found = await client.call('wxOpenId', { code })
      store(found.openId, found.appId)
    }
  }
  /** Requests the openId once per visit, inside the app. */
  async function acquireOnce(): Promise<void> {
    if (!isHere || deviceStore.getItem(storageKey) || tabStore.getItem(TRIED)) return
    tabStore.setItem(TRIED, '1')
    await Promise.race([
      leaveFor(keepTypedText),
      new Promise((resolve) => setTimeout(resolve, AUTHORIZE_TIMEOUT_MS)),
    ])
  }
  return {
    /** Takes what a callback brings, or leaves to ask for it. The site continues whatever the outcome. */
    async land(params: LandingParams): Promise<void> {
      restoreTypedText()
      await receive(params).catch(() => {})
      await acquireOnce().catch(() => {})
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
