import { type ComponentType, useEffect, useState } from 'react'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import { afterPress } from '#runtime/react/press.ts'
import { PartNotice } from './PartNotice.tsx'

/**
 * A part of a widget whose code is loaded on first render. While loading it shows a notice, and after a failure a retry
 * button, in its own place: the form around it stays.
 * @param name the name of the part for people
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const lazy = loadOnce(load)
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(lazy.loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part || failed) return
      let isGone = false
      lazy.load().then(
        // The loaded part is taller than the notice, so it is mounted only after a press in progress has ended.
        (part) => afterPress(() => isGone || setPart(() => part)),
        () => afterPress(() => isGone || setFailed(true)),
      )
      return () => {
        isGone = true
      }
    }, [Part, failed])
    if (Part) return <Part {...props} />
    return (
      <PartNotice
        coming={`正在打开${name}…`}
        failed={`${name}加载失败，请检查网络后重试`}
        onRetry={failed ? () => setFailed(false) : undefined}
      />
    )
  }
}
