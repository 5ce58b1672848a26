import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormSection } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import { whenIdle } from '../../whenIdle.ts'
import { sectionsFilling } from './sectionHeight.ts'
import { useSectionObserver, type WatchSection } from './useSectionObserver.ts'

/**
 * Sections mounted per idle period, about three hundred fields: few enough that committing them delays no keystroke,
 * enough that most forms are complete in the frame after the first screen's.
 */
const AT_ONCE = 12

export interface MountedSections {
  isMounted: (index: number) => boolean
  /** Mounts synchronously: the fields are in the document when this returns. */
  mount: (index: number) => void
  /** Observes the element of a section; returns a function that stops. */
  watch: WatchSection
}

/**
 * Mounts the first screen at once, further sections when they come near the viewport and, in batches, whenever the
 * browser is idle, so that finally all exist for search and screen readers; all at once before the page is printed. A
 * mounted section stays mounted.
 */
export function useMountedSections(
  sections: readonly FormSection[],
  layout: Device,
): MountedSections {
  const count = sections.length
  const [mounted, setMounted] = useState<ReadonlySet<number>>(
    () => new Set(Array(sectionsFilling(sections, layout, window.innerHeight)).keys()),
  )
  const add = useCallback((indexes: readonly number[]) => {
    setMounted((now) =>
      indexes.every((index) => now.has(index)) ? now : new Set([...now, ...indexes]),
    )
  }, [])
  const [batches, setBatches] = useState(0)
  const isWhole = nextOnes(mounted, count).length === 0
  // Asked for once a batch: a section that came near the viewport meanwhile does not make the others wait again.
  useEffect(() => {
    if (isWhole) return
    const mountNext = () => {
      setBatches(batches + 1)
      setMounted((now) => new Set([...now, ...nextOnes(now, count)]))
    }
    return whenIdle(() => startTransition(mountNext))
  }, [batches, isWhole, count])
  useEffect(() => {
    const addAll = () => flushSync(() => add([...Array(count).keys()]))
    addEventListener('beforeprint', addAll)
    return () => removeEventListener('beforeprint', addAll)
  }, [add, count])
  const watch = useSectionObserver(add)
  const mount = useCallback((index: number) => flushSync(() => add([index])), [add])
  return { isMounted: (index) => mounted.has(index), mount, watch }
}

const nextOnes = (mounted: ReadonlySet<number>, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => !mounted.has(index))
    .slice(0, AT_ONCE)
