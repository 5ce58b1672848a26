import { type RefCallback, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from './whenIdle.ts'

/** Sections are mounted this far before they scroll into view. */
const MARGIN = '800px 0px'

export interface MountedSections {
  isMounted: (index: number) => boolean
  /** Mounts now: when this returns the fields are in the document. */
  mount: (index: number) => void
  /** Watches the element of a section. */
  watch: (index: number) => RefCallback<HTMLElement>
}

/**
 * Mounts sections when they come near the screen and, one at a time, whenever the browser is idle, so that in the end
 * all are there for searching and screen readers. A mounted section stays.
 */
export function useMountedSections(count: number): MountedSections {
  const [mounted, setMounted] = useState<ReadonlySet<number>>(() => new Set([0]))
  const add = useCallback((indexes: readonly number[]) => {
    setMounted((now) =>
      indexes.every((index) => now.has(index)) ? now : new Set([...now, ...indexes]),
    )
  }, [])
  const observer = useSectionObserver(add)
  const next = Array.from({ length: count }, (_, index) => index).find(
    (index) => !mounted.has(index),
  )
  useEffect(() => {
    if (next === undefined) return
    return whenIdle(() => startTransition(() => add([next])))
  }, [next, add])
  const mount = useCallback((index: number) => flushSync(() => add([index])), [add])
  return { isMounted: (index) => mounted.has(index), mount, watch: observer }
}

/** Reports sections near the screen; gives the ref callback of each. */
function useSectionObserver(report: (indexes: readonly number[]) => void) {
  const observer = useRef<IntersectionObserver | null>(null)
  const elements = useRef(new Map<Element, number>())
  return useCallback(
    (index: number): RefCallback<HTMLElement> =>
      (element) => {
        if (!element || typeof IntersectionObserver === 'undefined') return
        observer.current ??= new IntersectionObserver(
          (entries) =>
            report(
              entries
                .filter((entry) => entry.isIntersecting)
                .flatMap((entry) => elements.current.get(entry.target) ?? []),
            ),
          { rootMargin: MARGIN },
        )
        elements.current.set(element, index)
        observer.current.observe(element)
        return () => observer.current?.unobserve(element)
      },
    [report],
  )
}
