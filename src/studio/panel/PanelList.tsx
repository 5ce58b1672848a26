import {
  entriesOf,
  entryName,
  newEntry,
  nextEntry,
  withEntries,
  withMoved,
} from '#adapters/schemaForm/entries.ts'
import type { PanelList as List } from '#adapters/schemaForm/panelOf.ts'
import type { PanelDocument } from '#adapters/schemaForm/trail.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { EntryRow } from './EntryRow.tsx'
import styles from './PanelDocument.module.css'

interface PanelListProps {
  list: List
  document: PanelDocument
  object: unknown
  write: (object: unknown) => void
  enter: (index: number) => void
  isEditable: boolean
}

/** A list of objects: opened, added, copied, moved and removed here, changed in their own panels. */
export function PanelList({ list, document, object, write, enter, isEditable }: PanelListProps) {
  const { host } = useRuntime()
  const entries = entriesOf(object, list)
  const set = (next: readonly unknown[]) => write(withEntries(object, list, next))
  const add = () => {
    const now = formatMoment(host.clock.now(), 'yyyy-MM-dd HH:mm') ?? ''
    const fresh = newEntry(document.schemas, list.entry, { id: newId(), now })
    set([...entries, nextEntry(entries, fresh, Number(now.slice(0, 4)))])
    enter(entries.length)
  }
  return (
    <section className={styles.list} aria-label={list.label}>
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
      <ol>
        {entries.map((entry, index) => (
          <EntryRow
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name that is theirs alone
            key={index}
            name={entryName(entry, index, document.choices)}
            enter={() => enter(index)}
            {...(isEditable && {
              edits: {
                ...(index > 0 && { up: () => set(withMoved(entries, index, index - 1)) }),
                ...(index < entries.length - 1 && {
                  down: () => set(withMoved(entries, index, index + 1)),
                }),
                ...(entries.length > list.minItems && {
                  remove: () => set(entries.filter((_, at) => at !== index)),
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
