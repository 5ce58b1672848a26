import { type ComponentType, lazy, useState } from 'react'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import { pressEnd } from './press.ts'

/** A component whose code may be loaded lazily. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code before it is first rendered. Rejects when it cannot be loaded; the next call retries. */
  load?: () => Promise<unknown>
}

/**
 * A component loaded at its first render, or before by `load`: then it renders synchronously, whereas React's `lazy`
 * suspends even if the code is loaded. While suspended, React discards a server-rendered part when anything around it
 * changes, and with it focus and typed text.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = loadOnce(load)
  const Awaited = lazy(async () => {
    const Kind = await code.load()
    await pressEnd()
    return { default: Kind }
  })
  function Lazy(props: Props) {
    // A component that was awaited stays the same type: another type would remount it without its state.
    const [Kind] = useState<ComponentType<Props>>(() => code.loaded() ?? Awaited)
    return <Kind {...props} />
  }
  return Object.assign(Lazy, { load: code.load })
}
