import type { TokenStore } from '#client/token.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import type { Session } from '#runtime/core/ports/session.ts'
import { afterPress } from '#runtime/react/press.ts'
import type { OtherLogin } from './otherLogin.ts'

/**
 * Returns another login in this browser while a user is logged in here; visitors never load the code that detects it.
 */
export function otherLogins(session: Session, token: TokenStore): Observable<OtherLogin | null> {
  const login = createCell<OtherLogin | null>(null)
  // A user returning to the tab presses a control, which the bar must not cover before the press ends.
  const found = (other: OtherLogin | null) => void afterPress(() => login.set(other))
  let who: unknown
  let watch: Promise<() => void> | undefined
  const follow = () => {
    const { id } = session.get().user
    if (id === who) return
    who = id
    if (id === undefined) return login.set(null)
    watch ??= import('./otherLogin.ts').then((code) => code.watchOtherLogin(token, found))
    void watch.then(
      (tell) => tell(),
      () => {},
    )
  }
  follow()
  session.subscribe(follow)
  return login
}
