import type { TokenStore } from '#client/token.ts'
import { newKey } from '../browser/browserHost.ts'
import { deviceStore } from '../browser/browserStorage.ts'

/** Written at each login: other tabs hear of it at once, also where they stand beside this one. */
const NAME = 'login'

export interface OtherLogin {
  /** Goes on with this tab's own login, until there is yet another one. */
  dismiss(): void
}

/**
 * Tells when another tab of this browser has logged in since this one did: this tab goes on with its own login (decision
 * 0416), and what it shows is then not what a reload would show.
 * @returns says in the other tabs that this one has logged in
 */
export function watchOtherLogin(
  token: TokenStore,
  found: (login: OtherLogin | null) => void,
): () => void {
  let dismissed: string | undefined
  const look = () => {
    const other = token.ofOtherTab()
    const dismiss = () => {
      dismissed = other
      found(null)
    }
    found(other === undefined || other === dismissed ? null : { dismiss })
  }
  addEventListener('storage', ({ key }) => key === NAME && look())
  // Where nothing can be stored, and where the tab slept: as soon as somebody comes back to it.
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    deviceStore.setItem(NAME, newKey())
    look()
  }
}
