import { useEffect } from 'react'
import { afterTouch } from '../afterTouch.ts'

/** Keeps the focus (see `keepFocus`) as soon as anybody has done anything here. */
export function useKeptFocus(): void {
  useEffect(() => {
    let end = () => {}
    let gone = false
    const stopWaiting = afterTouch(() => {
      void import('./keepFocus.ts').then(({ keepFocus }) => {
        if (!gone) end = keepFocus()
      })
    })
    return () => {
      gone = true
      stopWaiting()
      end()
    }
  }, [])
}
