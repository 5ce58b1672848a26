import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import classes from './LetteredList.module.css'

interface LetterRailProps {
  letters: readonly string[]
  /** Brings a letter's group into view; with `focus` the keyboard goes on there. */
  jump: (letter: string, focus: boolean) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * The letters at the side: one is tapped, several are passed over with the finger down, arrow keys move along them.
 * While the finger is down the letter under it is shown large, because the finger hides it.
 */
export function LetterRail({ letters, jump }: LetterRailProps) {
  const [under, setUnder] = useState('')
  const pass = (event: PointerEvent) => {
    const letter = letterAt(event)
    if (letter === '' || letter === under) return
    setUnder(letter)
    jump(letter, false)
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    pass(event)
  }
  const end = () => setUnder('')
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    buttons[buttons.findIndex((button) => button === document.activeElement) + step]?.focus()
  }
  return (
    <nav
      className={classes.letters}
      aria-label="按字母定位"
      onPointerDown={press}
      onPointerMove={(event) => under !== '' && pass(event)}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={byKey}
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          data-rail={letter}
          data-under={letter === under || undefined}
          onClick={() => jump(letter, true)}
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

/** The letter at the pointer's place, also while the rail holds the pointer. */
function letterAt({ clientX, clientY }: PointerEvent): string {
  const at = document.elementFromPoint(clientX, clientY)
  return at instanceof HTMLElement ? (at.dataset.rail ?? '') : ''
}
