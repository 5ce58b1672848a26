import { useEffect } from 'react'
import { afterTouch } from './afterTouch.ts'

/** Starts `keepFocus` after the person's first interaction. */
export function useKeptFocus(): void {
  useEffect(() => {
    let end = () => {}
    let isUnmounted = false
    const stopWaiting = afterTouch(() => {
      import('./notices/whenTouched.ts').then(
        ({ keepFocus }) => {
          if (!isUnmounted) end = keepFocus()
        },
        // Offline the page continues without it.
        () => {},
      )
    })
    return () => {
      isUnmounted = true
      stopWaiting()
      end()
    }
  }, [])
}
