import buttons from '#runtime/react/controls/buttons.module.css'
import styles from './PanelDocument.module.css'

/** What may be done with an entry where it is. */
export interface EntryEdits {
  up?: () => void
  down?: () => void
  remove?: () => void
}

interface EntryRowProps {
  name: string
  enter: () => void
  edits?: EntryEdits
}

const NAMES: Readonly<Record<keyof EntryEdits, string>> = {
  up: '上移',
  down: '下移',
  remove: '删除',
}

/** An entry of a list; its name opens it. */
export function EntryRow({ name, enter, edits = {} }: EntryRowProps) {
  return (
    <li className={styles.entry}>
      <button type="button" className={styles.enter} onClick={enter}>
        {name}
      </button>
      <span className={styles.entryEdits}>
        {(['up', 'down', 'remove'] as const).map((edit) => {
          const act = edits[edit]
          return (
            act && (
              <button
                key={edit}
                type="button"
                className={buttons.button}
                data-kind="link"
                aria-label={`${NAMES[edit]}：${name}`}
                onClick={act}
              >
                {NAMES[edit]}
              </button>
            )
          )
        })}
      </span>
    </li>
  )
}
