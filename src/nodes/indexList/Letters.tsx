import classes from './IndexListNode.module.css'

interface LettersProps {
  letters: readonly string[]
  /** Groups are `<id>-<letter>`. */
  id: string
}

/** Jumps to a letter's group; what follows in the order of the keyboard is that group. */
export function Letters({ letters, id }: LettersProps) {
  const jump = (letter: string) => {
    const group = document.getElementById(`${id}-${letter}`)
    group?.scrollIntoView({ block: 'start' })
    group?.querySelector('h3')?.focus({ preventScroll: true })
  }
  return (
    <nav className={classes.letters} aria-label="按字母定位">
      {letters.map((letter) => (
        <button key={letter} type="button" onClick={() => jump(letter)}>
          {letter}
        </button>
      ))}
    </nav>
  )
}
