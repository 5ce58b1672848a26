import type { Session } from '#runtime/core/ports/session.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import classes from './ReloadBar.module.css'
import type { OtherLogin } from './session/otherLogin.ts'

interface OtherLoginBarProps {
  session: Session
  login: OtherLogin
}

/**
 * A bar above everything while another tab is logged in with another account: it names the account of this page, and
 * the ways to continue.
 */
export function OtherLoginBar({ session, login }: OtherLoginBarProps) {
  const { realName } = useObservable(session).user
  return (
    <div className={classes.bar} role="alert">
      <span>
        本浏览器在另一个窗口登录了其他账号。本页仍是{realName ? `“${realName}”` : '原账号'}
        的内容，刷新后换成新登录的账号。
      </span>
      <button type="button" onClick={() => location.reload()}>
        换成新账号
      </button>
      <button type="button" onClick={login.dismiss}>
        继续使用本页
      </button>
    </div>
  )
}
