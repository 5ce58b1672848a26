import { useState } from 'react'
import type { EntryFacts } from '#adapters/schemaForm/entryFacts.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { EntryPicture } from './EntryPicture.tsx'
import styles from './PanelDocument.module.css'

/** Actions on an entry in its list; an absent one is not possible. */
export interface EntryEdits {
  up?: () => void
  down?: () => void
  remove?: () => void
}

interface EntryRowProps {
  name: string
  change: string | undefined
  facts: EntryFacts
  enter: () => void
  edits?: EntryEdits
}

const NAMES: Readonly<Record<keyof EntryEdits, string>> = {
  up: '上移',
  down: '下移',
  remove: '删除',
}

/** An entry of a list; its name opens it. */
export function EntryRow({ name, change, facts, enter, edits = {} }: EntryRowProps) {
  const [size, setSize] = useState({ of: '', words: '' })
  const { picture = '' } = facts
  const words = [...facts.words, ...(size.of === picture && picture !== '' ? [size.words] : [])]
  return (
    <li className={styles.entry}>
      {facts.picture !== undefined && (
        <EntryPicture
          {...{ change }}
          address={picture}
          tellSize={(told) => setSize({ of: picture, words: told })}
        />
      )}
      <span className={styles.entryName}>
        <button type="button" className={styles.enter} onClick={enter}>
          {name}
        </button>
        {words.length > 0 && <small>{words.join(' · ')}</small>}
      </span>
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
