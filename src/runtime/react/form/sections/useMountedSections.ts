import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormSection } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import { whenIdle } from '../../whenIdle.ts'
import { sectionsFilling } from './sectionHeight.ts'
import { useSectionObserver, type WatchSection } from './useSectionObserver.ts'

/**
 * Sections mounted in one idle period, some two hundred fields: few enough that committing them keeps no key waiting,
 * and enough that a form of a thousand fields is complete after a few frames.
 */
const AT_ONCE = 8

export interface MountedSections {
  isMounted: (index: number) => boolean
  /** Mounts now: when this returns the fields are in the document. */
  mount: (index: number) => void
  /** Watches the element of a section; the answer ends it. */
  watch: WatchSection
}

/**
 * Mounts the first screen at once, other sections when they come near the screen and, some at a time, whenever the
 * browser is idle, so that in the end all are there for searching and screen readers. A mounted section stays.
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
  useEffect(() => {
    const next = nextOnes(mounted, count)
    if (next.length === 0) return
    return whenIdle(() => startTransition(() => add(next)))
  }, [mounted, count, add])
  const watch = useSectionObserver(add)
  const mount = useCallback((index: number) => flushSync(() => add([index])), [add])
  return { isMounted: (index) => mounted.has(index), mount, watch }
}

const nextOnes = (mounted: ReadonlySet<number>, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => !mounted.has(index))
    .slice(0, AT_ONCE)
