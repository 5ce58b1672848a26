import '../../theme/mantine.ts'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import type { LetterGroup } from './groupByLetter.ts'
import classes from './LetteredList.module.css'
import { LetterRail } from './LetterRail.tsx'

interface LetteredListProps<T> {
  groups: readonly LetterGroup<T>[]
  keyOf: (member: T, index: number) => string
  /** Of the letters: below the heading of a page, or of a panel on one. */
  heading: 'h2' | 'h3'
  children: (member: T) => ReactNode
}

/** A long list grouped by sticky letters, with an index for jumping. */
export function LetteredList<T>({
  groups,
  keyOf,
  heading: Heading,
  children,
}: LetteredListProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const jump = (letter: string, focus: boolean) => {
    const group = list.current?.querySelector(`[data-letter="${letter}"]`)
    group?.scrollIntoView({ block: 'start' })
    if (focus) group?.querySelector(Heading)?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.lettered}>
      <div ref={list} className={classes.groups}>
        {groups.map(({ letter, members }) => (
          <section
            key={letter}
            data-letter={letter}
            aria-label={letter}
            style={{ '--members': members.length } as CSSProperties}
          >
            <Heading tabIndex={-1}>{letter}</Heading>
            <ul>
              {members.map((member, index) => (
                <li key={keyOf(member, index)}>{children(member)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LetterRail letters={groups.map(({ letter }) => letter)} jump={jump} />
    </div>
  )
}
