import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './Stage.module.css'

interface AskButtonsProps {
  /** The element around the form. */
  within: HTMLElement
  ask: (path: string) => void
}

/** A `?` at every field that is on the screen, the last thing in its wrapper; cells have no room for one. */
export function AskButtons({ within, ask }: AskButtonsProps) {
  const places = usePlaces(within)
  return places.map((place) =>
    createPortal(
      <button
        type="button"
        className={classes.ask}
        aria-label={`为什么？${place.dataset.field}`}
        title="为什么？"
        onClick={(event) => {
          event.stopPropagation()
          ask(place.dataset.field ?? '')
        }}
      >
        ?
      </button>,
      place,
      place.dataset.field,
    ),
  )
}

/** The wrappers of fields, as they come and go. */
function usePlaces(within: HTMLElement): readonly HTMLElement[] {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const look = () => {
      const found = [...within.querySelectorAll<HTMLElement>('[data-field]:not([data-field*="/"])')]
      setPlaces((before) => (isSame(before, found) ? before : found))
    }
    const observer = new MutationObserver(look)
    observer.observe(within, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [within])
  return places
}

const isSame = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index])
