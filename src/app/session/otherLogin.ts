import type { TokenStore } from '#client/token.ts'
import { newKey } from '../browser/browserHost.ts'
import { deviceStore } from '../browser/browserStorage.ts'

/** Key written at each login, so that other tabs notice it at once, even those visible beside this one. */
const NAME = 'login'

export interface OtherLogin {
  /** Keeps this tab's own login, until there is yet another one. */
  dismiss(): void
}

/**
 * Reports a login in another tab of this browser later than this tab's: this tab keeps its own login (decision 0416),
 * and its content then differs from that after a reload.
 * @returns announces a login of this tab to the others
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
