import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { afterPress } from '#runtime/react/press.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Calls `next` at the interval while playing, except during interaction; `pauseProps` go on the element. */
export function useAutoplay(every: number | undefined, pages: number, next: () => void) {
  const { clock, hidden } = useRuntime().host
  const [playing, setPlaying] = useState(true)
  const [visited, setVisited] = useState(false)
  const away = useObservable(hidden)
  const advance = useRef(next)
  const moving = every !== undefined && pages > 1 && playing && !visited && !away

  useLayoutEffect(() => {
    if (matchMedia(LESS_MOTION).matches) setPlaying(false)
  }, [])
  useEffect(() => {
    advance.current = next
  })
  useEffect(() => {
    if (!moving) return
    let callOff = () => {}
    const turn = () => advance.current()
    const wait = () => {
      callOff = clock.after(every, () => {
        afterPress(turn)
        wait()
      })
    }
    wait()
    return () => callOff()
  }, [moving, every, clock])

  return {
    /** Whether autoplay is on, even while interaction pauses it. */
    playing,
    moving,
    toggle: () => setPlaying(!playing),
    pauseProps: {
      // A finger never leaves: it would stop the carousel for good.
      onPointerEnter: ({ pointerType }: PointerEvent) => setVisited(pointerType === 'mouse'),
      onPointerLeave: () => setVisited(false),
      onFocus: () => setVisited(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setVisited(currentTarget.contains(relatedTarget)),
    },
  }
}
