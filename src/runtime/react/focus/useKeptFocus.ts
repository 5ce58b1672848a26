import { useEffect } from 'react'
import { afterTouch } from '../afterTouch.ts'

/** Keeps the focus (see `keepFocus`) as soon as anybody has done anything here. */
export function useKeptFocus(): void {
  useEffect(() => {
    let end = () => {}
    let gone = false
    const stopWaiting = afterTouch(() => {
      import('./keepFocus.ts').then(
        ({ keepFocus }) => {
          if (!gone) end = keepFocus()
        },
        // Offline the page goes on without it.
        () => {},
      )
    })
    return () => {
      gone = true
      stopWaiting()
      end()
    }
  }, [])
}
