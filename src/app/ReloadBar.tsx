import type { Observable } from '#runtime/core/ports/observable.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import classes from './ReloadBar.module.css'

/**
 * A bar above everything once a part of the site could not be loaded; form input survives the reload as far as drafts
 * store it.
 */
export function ReloadBar({ outdated }: { outdated: Observable<boolean> }) {
  if (!useObservable(outdated)) return null
  return (
    <div className={classes.bar} role="alert">
      <span>部分内容未能加载，可能是网络中断或网站刚刚更新。</span>
      <button type="button" onClick={() => location.reload()}>
        重新加载
      </button>
    </div>
  )
}
