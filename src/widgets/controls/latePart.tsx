import { type ComponentType, useEffect, useState } from 'react'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import { afterPress } from '#runtime/react/press.ts'
import { PartNotice } from './PartNotice.tsx'

/**
 * A part of a widget that is loaded when it is first shown. It says that it is coming, and where it could not be had it
 * offers to try again, at its place: the form around it stays.
 * @param name what is coming, as people call it
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const late = loadOnce(load)
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(late.loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part || failed) return
      let isGone = false
      late.load().then(
        // It is higher than the line that says it is coming.
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
