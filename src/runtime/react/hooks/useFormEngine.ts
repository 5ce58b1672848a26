import { useEffect, useState } from 'react'
import { afterPress } from '../press.ts'
import { useRuntime } from '../runtimeContext.ts'

/** Returns true once the widgets of forms, and the tables that they look codes up in, are loaded or cannot be. */
export function useFormEngine(): boolean {
  const { host } = useRuntime()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const go = () => afterPress(() => setReady(true))
    void (host.forms.ready?.() ?? Promise.resolve()).then(go, go)
  }, [host])
  return isReady
}
