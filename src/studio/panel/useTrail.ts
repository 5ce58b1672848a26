import { useCallback, useEffect, useRef, useState } from 'react'
import type { TrailStep } from '#adapters/schemaForm/trail.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

export interface TrailState {
  trail: readonly TrailStep[]
  enter(step: TrailStep): void
  /** Goes back up to a depth; 0 is the document. */
  goTo(depth: number): void
}

/** Where one is in a document. The back button of browser or phone goes up one panel. */
export function useTrail(): TrailState {
  const { navigation } = useRuntime().host
  const [trail, setTrail] = useState<readonly TrailStep[]>([])
  const held = useRef<(() => Promise<void>)[]>([])
  const release = useCallback(async (depth: number) => {
    while (held.current.length > depth) await held.current.pop()?.()
  }, [])
  useEffect(() => () => void release(0), [release])
  return {
    trail,
    enter(step) {
      const depth = held.current.length
      const up = () => {
        held.current.length = depth
        setTrail((before) => before.slice(0, depth))
      }
      held.current.push(navigation.holdBack(up))
      setTrail([...trail.slice(0, depth), step])
    },
    goTo(depth) {
      setTrail(trail.slice(0, depth))
      void release(depth)
    },
  }
}
