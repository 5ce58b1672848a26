import { useCallback, useRef } from 'react'

/** Distance from the viewport at which sections are reported. */
const MARGIN = '800px 0px'

export type WatchSection = (index: number, element: HTMLElement) => (() => void) | undefined

/** Reports sections that come near the viewport; returns a stable function that observes a section. */
export function useSectionObserver(report: (indexes: readonly number[]) => void): WatchSection {
  const observer = useRef<IntersectionObserver | null>(null)
  const indexes = useRef(new Map<Element, number>())
  return useCallback(
    (index, element) => {
      if (typeof IntersectionObserver === 'undefined') return
      observer.current ??= new IntersectionObserver(
        (entries) => report(nearOnes(entries, indexes.current)),
        { rootMargin: MARGIN },
      )
      indexes.current.set(element, index)
      observer.current.observe(element)
      return () => observer.current?.unobserve(element)
    },
    [report],
  )
}

const nearOnes = (
  entries: readonly IntersectionObserverEntry[],
  indexes: ReadonlyMap<Element, number>,
): number[] =>
  entries
    .filter(({ isIntersecting }) => isIntersecting)
    .flatMap(({ target }) => indexes.get(target) ?? [])
