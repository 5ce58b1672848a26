import { useState } from 'react'
import type { Device } from '#contract/value.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import { useFormSession } from '../session/formSession.ts'
import type { OtherError } from '../session/otherErrors.ts'
import styles from './Summary.module.css'
import { type SummaryEntry, summaryGroups } from './summaryGroups.ts'

/** Number of messages listed at first, which bounds cost and height for forms with hundreds of errors. */
const FIRST: Record<Device, number> = { pc: 10, mobile: 5 }
/** As many more are listed, too: a button that hides fewer would take the place that it saves. */
const SPARED = 3

interface SummaryListProps {
  errors: readonly (readonly [FormPath, string])[]
  others: readonly OtherError[]
}

/** Errors by section, and then those beside the form; each line links to its field. */
export function SummaryList({ errors, others }: SummaryListProps) {
  const { store, layout } = useFormSession()
  const [whole, setWhole] = useState(false)
  const isCut = !whole && errors.length > FIRST[layout] + SPARED
  const groups = summaryGroups(store.bundle, isCut ? errors.slice(0, FIRST[layout]) : errors)
  return (
    <>
      {groups.map(({ id, title, entries }) => (
        <div key={id} className={styles.group}>
          {title && <p className={styles.title}>{title}</p>}
          <ul className={styles.list}>
            {entries.map((entry) => (
              <SummaryLine
                key={entry.path}
                {...lineOf(entry)}
                reveal={() => store.reveal(entry.path)}
              />
            ))}
          </ul>
        </div>
      ))}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((other) => (
            <SummaryLine key={other.place} {...other} />
          ))}
        </ul>
      )}
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {FORM_TEXTS.summaryAll(errors.length + others.length)}
        </button>
      )}
    </>
  )
}

const lineOf = ({ path, label, message }: SummaryEntry) => ({
  place: path,
  text: label === '' ? message : `${label}：${message}`,
})

function SummaryLine({ place, text, reveal }: OtherError) {
  return (
    <li>
      <a
        className={styles.link}
        href={`#${encodeURIComponent(place)}`}
        onClick={(event) => {
          event.preventDefault()
          reveal()
        }}
      >
        {text}
      </a>
    </li>
  )
}
