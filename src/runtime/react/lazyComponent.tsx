import { type ComponentType, lazy, useState } from 'react'
import { loadOnce } from '#runtime/core/loadOnce.ts'

/** A component that may have code of its own to come. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Brings the code ahead of the first time it is shown. Rejects where it cannot be had; the next call tries again. */
  load?: () => Promise<unknown>
}

/**
 * A component that is loaded when it is first shown, or ahead of that by `load`: then it is drawn at once, where React's
 * `lazy` waits a moment although all is there. In that moment React throws a part away that the server drew, if anything
 * around it changes, and with it the focus and what is typed there.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = loadOnce(load)
  const Awaited = lazy(async () => ({ default: await code.load() }))
  function Lazy(props: Props) {
    // One that was waited for stays what it is: another type of component would begin anew, without its state.
    const [Kind] = useState<ComponentType<Props>>(() => code.loaded() ?? Awaited)
    return <Kind {...props} />
  }
  return Object.assign(Lazy, { load: code.load })
}
