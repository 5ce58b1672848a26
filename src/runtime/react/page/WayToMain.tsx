import { useEffect, useRef } from 'react'
import { focusMain } from '../focus/focusMain.ts'
import { REACT_TEXTS } from '../texts.ts'
import classes from './WayToMain.module.css'

/**
 * Skip link, the first stop of the Tab key. After a navigation that removes the activated link, it also moves the focus
 * to the new page's content, so that keyboard users do not restart at the top of the document.
 * @param place the address; a change means another page
 */
export function WayToMain({ place }: { place: string }) {
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusMain()
    })
    return () => cancelAnimationFrame(frame)
  }, [place])
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to a place of this page, which an address with # would not tell
    <a
      className={classes.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        focusMain()
      }}
    >
      {REACT_TEXTS.skip}
    </a>
  )
}
