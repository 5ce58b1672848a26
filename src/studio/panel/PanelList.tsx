import { useEffect, useRef, useState } from 'react'
import {
  entriesOf,
  entryName,
  newEntry,
  nextEntry,
  withEntries,
  withMoved,
} from '#adapters/schemaForm/entries.ts'
import { entryFacts } from '#adapters/schemaForm/entryFacts.ts'
import type { PanelList as List } from '#adapters/schemaForm/panelOf.ts'
import type { PanelDocument } from '#adapters/schemaForm/trail.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { EntryRow } from './EntryRow.tsx'
import styles from './PanelDocument.module.css'
import { type Removed, RemovedEntry } from './RemovedEntry.tsx'

interface PanelListProps {
  change: string | undefined
  list: List
  document: PanelDocument
  /** The document's text. */
  text: string
  object: unknown
  /** Writes the object as one step; returns the resulting text of the document. */
  write: (object: unknown) => string
  takeBack: () => Promise<void>
  enter: (index: number) => void
  isEditable: boolean
  /** True when the list is to be scrolled to on opening. */
  isShown: boolean
}

/** A list of objects: opened, added, copied, moved and removed here, changed in their own panels. */
export function PanelList(props: PanelListProps) {
  const { change, list, document, text, object, write, takeBack, enter, isEditable, isShown } =
    props
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  const { host } = useRuntime()
  const entries = entriesOf(object, list)
  const now = formatMoment(host.clock.now(), 'yyyy-MM-dd HH:mm') ?? ''
  const year = Number(now.slice(0, 4))
  const nameOf = (index: number) => entryName(entries[index], index, document.choices, list)
  const set = (next: readonly unknown[]) => write(withEntries(object, list, next))
  /** The entry removed last, until the document changes otherwise. */
  const [removed, setRemoved] = useState<Removed>()
  const remove = (index: number) =>
    setRemoved({ name: nameOf(index), text: set(entries.filter((_, at) => at !== index)) })
  const add = () => {
    const fresh = newEntry(document.schemas, list.entry, { id: newId(), now })
    set([...entries, nextEntry(entries, fresh, year)])
    enter(entries.length)
  }
  return (
    <section ref={section} className={styles.list} aria-label={list.label} tabIndex={-1}>
      <header>
        <h2>{list.label}</h2>
        {isEditable && entries.length < list.maxItems && (
          <button type="button" className={buttons.button} data-size="sm" onClick={add}>
            新增{list.entryLabel}
          </button>
        )}
      </header>
      {list.help !== '' && <p className={styles.help}>{list.help}</p>}
      {entries.length === 0 && <p className={styles.help}>还没有{list.entryLabel}</p>}
      <RemovedEntry
        removed={removed?.text === text ? removed : undefined}
        takeBack={() => void takeBack().then(() => section.current?.focus())}
      />
      <ol>
        {entries.map((entry, index) => (
          <EntryRow
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name that is theirs alone
            key={index}
            name={nameOf(index)}
            change={change}
            facts={entryFacts(document.schemas, list.entry, entry, year)}
            enter={() => enter(index)}
            {...(isEditable && {
              edits: {
                ...(index > 0 && { up: () => set(withMoved(entries, index, index - 1)) }),
                ...(index < entries.length - 1 && {
                  down: () => set(withMoved(entries, index, index + 1)),
                }),
                ...(entries.length > list.minItems && {
                  remove: () => remove(index),
                }),
              },
            })}
          />
        ))}
      </ol>
    </section>
  )
}

const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)
