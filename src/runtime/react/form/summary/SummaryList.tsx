import { useState } from 'react'
import type { Device } from '#contract/value.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import { useFormSession } from '../session/formSession.ts'
import styles from './Summary.module.css'
import { type SummaryEntry, summaryGroups } from './summaryGroups.ts'

/** Number of messages listed at first, which bounds cost and height for forms with hundreds of errors. */
const FIRST: Record<Device, number> = { pc: 10, mobile: 5 }

interface SummaryListProps {
  errors: readonly (readonly [FormPath, string])[]
}

/** Errors by section; each line links to its field. */
export function SummaryList({ errors }: SummaryListProps) {
  const { store, layout } = useFormSession()
  const [whole, setWhole] = useState(false)
  const isCut = !whole && errors.length > FIRST[layout]
  const groups = summaryGroups(store.bundle, isCut ? errors.slice(0, FIRST[layout]) : errors)
  return (
    <>
      {groups.map(({ id, title, entries }) => (
        <div key={id} className={styles.group}>
          {title && <p className={styles.title}>{title}</p>}
          <ul className={styles.list}>
            {entries.map((entry) => (
              <SummaryLine key={entry.path} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {FORM_TEXTS.summaryAll(errors.length)}
        </button>
      )}
    </>
  )
}

function SummaryLine({ entry: { path, label, message } }: { entry: SummaryEntry }) {
  const { store } = useFormSession()
  return (
    <li>
      <a
        className={styles.link}
        href={`#${encodeURIComponent(path)}`}
        onClick={(event) => {
          event.preventDefault()
          store.reveal(path)
        }}
      >
        {label === '' ? message : `${label}：${message}`}
      </a>
    </li>
  )
}
