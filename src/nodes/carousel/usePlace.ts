import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Which page of the track is in view, read from its scrolling, and how to go to another. */
export function usePlace(
  track: RefObject<HTMLElement | null>,
  pages: number,
): [place: number, goTo: (page: number) => void] {
  const [place, setPlace] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a track with other pages is measured anew
  useEffect(() => {
    const element = track.current
    if (!element) return
    const read = () => setPlace(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    read()
    element.addEventListener('scroll', read, { passive: true })
    return () => element.removeEventListener('scroll', read)
  }, [track, pages])

  const goTo = useCallback(
    (page: number) => {
      const element = track.current
      element?.scrollTo({ left: page * element.clientWidth })
    },
    [track],
  )
  return [Math.min(place, pages - 1), goTo]
}
