import { useEffect, useRef } from 'react'
import { focusMain } from '../focus/focusMain.ts'
import { REACT_TEXTS } from '../texts.ts'
import classes from './WayToMain.module.css'

/**
 * The first stop of the Tab key: past what every page repeats. It also takes the focus to the content of a new page
 * when the link that led there is gone, so that nobody has to begin at the top of the document again.
 * @param place the address; another one is another page
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
