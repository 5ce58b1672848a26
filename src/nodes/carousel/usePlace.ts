import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Returns the index of the page in view, derived from the scroll position, and a function that goes to another. */
export function usePlace(
  track: RefObject<HTMLElement | null>,
  pages: number,
  perView: number,
): [place: number, goTo: (page: number) => void] {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const read = () => setPlace(isAtEnd(element) ? pages - 1 : pageAt(element, perView))
    element.addEventListener('scroll', read, { passive: true })
    return () => element.removeEventListener('scroll', read)
  }, [track, pages, perView])

  const goTo = useCallback(
    (page: number) => {
      const element = track.current
      if (element) element.scrollTo({ left: leftOf(element, page * perView) })
    },
    [track, perView],
  )
  return [Math.min(place, pages - 1), goTo]
}

/** The track is positioned, so its slides measure from it. */
const leftOf = (track: HTMLElement, index: number): number => {
  const slide = track.children[index]
  return slide instanceof HTMLElement ? slide.offsetLeft : 0
}

/** The last page may be shorter than the others: its first slide then never reaches the edge. */
const isAtEnd = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean =>
  scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1

/** The index of the page whose first slide is nearest to the edge. */
function pageAt(track: HTMLElement, perView: number): number {
  const distances = Array.from(track.children, (_, index) =>
    Math.abs(leftOf(track, index) - track.scrollLeft),
  )
  return Math.round(distances.indexOf(Math.min(...distances)) / perView)
}
