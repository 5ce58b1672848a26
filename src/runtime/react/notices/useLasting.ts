import { useEffect, useState } from 'react'
import { useRuntime } from '../runtimeContext.ts'

/** True once the condition has held for `ms` milliseconds; false as soon as it does not. */
export function useLasting(isSo: boolean, ms: number): boolean {
  const { clock } = useRuntime().host
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const stop = clock.after(ms, () => setHasLasted(true))
    return () => {
      stop()
      setHasLasted(false)
    }
  }, [clock, isSo, ms])
  return isSo && hasLasted
}
