import type { TokenStore } from '#client/token.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import type { Session } from '#runtime/core/ports/session.ts'
import { afterPress } from '#runtime/react/press.ts'
import type { OtherLogin } from './otherLogin.ts'

/** Another login of this browser while somebody is logged in here; visitors never load the code that looks for it. */
export function otherLogins(session: Session, token: TokenStore): Observable<OtherLogin | null> {
  const login = createCell<OtherLogin | null>(null)
  // Somebody who comes back to the tab presses something, which the bar must not cover before it is let go.
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
