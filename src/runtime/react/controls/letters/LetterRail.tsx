import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { ownValue } from '#contract/record.ts'
import classes from './LetteredList.module.css'

interface LetterRailProps {
  letters: readonly string[]
  /** Scrolls to a letter's group; with `focus` also moves the focus there. */
  jump: (letter: string, focus: boolean) => void
}

/** A letter and its lower edge when the pointer went down. */
interface Place {
  letter: string
  bottom: number
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * The letter index: tap a letter, slide over several, or use the arrow keys. While the finger is down the letter below
 * it is shown enlarged. Positions are taken when the finger goes down, because scrolling may move the letters.
 */
export function LetterRail({ letters, jump }: LetterRailProps) {
  const [under, setUnder] = useState('')
  const places = useRef<readonly Place[]>([])
  const pass = ({ clientY }: PointerEvent) => {
    const { letter } = places.current.find(({ bottom }) => clientY < bottom) ??
      places.current.at(-1) ?? { letter: '' }
    if (letter === '' || letter === under) return
    setUnder(letter)
    jump(letter, false)
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    places.current = placesIn(event.currentTarget)
    pass(event)
  }
  const release = () => {
    if (under !== '') jump(under, true)
    setUnder('')
  }
  return (
    <nav
      className={classes.letters}
      aria-label="按字母定位"
      onPointerDown={press}
      onPointerMove={(event) => under !== '' && pass(event)}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={moveAlong}
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          data-under={letter === under || undefined}
          // Only for keyboard and assistive technology; a pointer is handled on release.
          onClick={({ detail }) => detail === 0 && jump(letter, true)}
        >
          {letter}
        </button>
      ))}
      {under !== '' && (
        <span className={classes.under} aria-hidden="true">
          {under}
        </span>
      )}
    </nav>
  )
}

const placesIn = (rail: HTMLElement): Place[] =>
  [...rail.querySelectorAll('button')].map((button) => ({
    letter: button.textContent,
    bottom: button.getBoundingClientRect().bottom,
  }))

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event
  const step = ownValue(STEPS, key)
  if (step === undefined || !(target instanceof HTMLButtonElement)) return
  event.preventDefault()
  const buttons = [...currentTarget.querySelectorAll('button')]
  buttons[buttons.indexOf(target) + step]?.focus()
}
