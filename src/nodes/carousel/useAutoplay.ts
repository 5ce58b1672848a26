import { useEffect, useRef, useState } from 'react'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Calls `next` every so often while playing and nobody is at it; `pauseProps` go on the element. */
export function useAutoplay(every: number | undefined, pages: number, next: () => void) {
  const { clock, hidden } = useRuntime().host
  const [playing, setPlaying] = useState(() => !lessMotion())
  const [visited, setVisited] = useState(false)
  const away = useObservable(hidden)
  const advance = useRef(next)
  advance.current = next
  const moves = every !== undefined && pages > 1 && playing && !visited && !away

  useEffect(() => {
    if (!moves) return
    let callOff = () => {}
    const wait = () => {
      callOff = clock.after(every, () => {
        advance.current()
        wait()
      })
    }
    wait()
    return () => callOff()
  }, [moves, every, clock])

  return {
    playing,
    toggle: () => setPlaying(!playing),
    pauseProps: {
      onPointerEnter: () => setVisited(true),
      onPointerLeave: () => setVisited(false),
      onFocus: () => setVisited(true),
      onBlur: () => setVisited(false),
    },
  }
}
