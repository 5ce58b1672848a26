import { useCallback, useEffect, useRef, useState } from 'react'
import type { TrailStep } from '#adapters/schemaForm/trail.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

export interface TrailState {
  trail: readonly TrailStep[]
  enter(step: TrailStep): void
  /** Goes back up to a depth; 0 is the document. */
  goTo(depth: number): void
}

interface HeldStep {
  depth: number
  release: () => Promise<void>
}

/**
 * Returns the path of open panels in a document. The back button of browser or phone goes up one panel, and leaves the
 * document where it was opened.
 */
export function useTrail(first: readonly TrailStep[]): TrailState {
  const { navigation } = useRuntime().host
  const [trail, setTrail] = useState(first)
  const held = useRef<HeldStep[]>([])
  const release = useCallback(async (depth: number) => {
    while ((held.current.at(-1)?.depth ?? -1) >= depth) await held.current.pop()?.release()
  }, [])
  useEffect(() => () => void release(0), [release])
  return {
    trail,
    enter(step) {
      const depth = trail.length
      const up = () => {
        held.current = held.current.filter((one) => one.depth < depth)
        setTrail((before) => before.slice(0, depth))
      }
      held.current.push({ depth, release: navigation.holdBack(up) })
      setTrail([...trail, step])
    },
    goTo(depth) {
      setTrail(trail.slice(0, depth))
      void release(depth)
    },
  }
}
