import { type ReactNode, useEffect, useRef } from 'react'

/** Runs `then` once, after its children are mounted or hydrated. */
export function OnHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current) return
    ran.current = true
    then()
  }, [then])
  return children
}
