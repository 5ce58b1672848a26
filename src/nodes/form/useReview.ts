import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Navigation } from '#runtime/core/ports/navigation.ts'

export interface Review {
  isOpen: boolean
  open(): void
  /** Back to the form. When this returns the form is on screen. */
  close(): void
  /**
   * Runs a task that may leave the page, without the history entry the review holds. The review stays open meanwhile,
   * and the back button closes it again when the task resolves to false.
   */
  through(task: () => Promise<boolean>): Promise<void>
}

/** The open state of the review. The back button of browser or phone returns from it to the form. */
export function useReview(navigation: Navigation): Review {
  const [isOpen, setOpen] = useState(false)
  const release = useRef<(() => Promise<void>) | null>(null)
  const hold = useCallback(() => {
    release.current ??= navigation.holdBack(() => {
      release.current = null
      setOpen(false)
    })
  }, [navigation])
  const letGo = useCallback(async () => {
    const held = release.current
    release.current = null
    await held?.()
  }, [])
  useEffect(() => () => void letGo(), [letGo])
  return {
    isOpen,
    open() {
      hold()
      setOpen(true)
    },
    close() {
      void letGo()
      flushSync(() => setOpen(false))
    },
    async through(task) {
      await letGo()
      if (!(await task())) hold()
    },
  }
}
