import type { KeyboardEvent, RefObject } from 'react'
import { fill } from '#domain/text/fill.ts'
import texts from '../texts.json' with { type: 'json' }
import styles from './FieldSearch.module.css'
import type { Search } from './useSearch.ts'

interface FieldSearchProps {
  input: RefObject<HTMLInputElement | null>
  search: Search
  /** Returns the focus to the tree, at the entry found. */
  leave: () => void
}

/** A search for entries by name: arrow keys move between matches, Enter stays at one. */
export function FieldSearch({ input, search, leave }: FieldSearchProps) {
  const { text, matches } = search
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const isEnd = event.key === 'Enter' || event.key === 'Escape'
    if (event.nativeEvent.isComposing || (step === 0 && !isEnd)) return
    event.preventDefault()
    if (step !== 0) return search.step(step)
    if (event.key === 'Escape') search.find('')
    leave()
  }
  return (
    <div className={styles.search}>
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={texts.search}
        placeholder={texts.searchHint}
        value={text}
        onChange={(event) => search.find(event.target.value)}
        onKeyDown={press}
      />
      <span role="status" className={styles.count}>
        {text.trim() !== '' &&
          (matches.size > 0 ? fill(texts.found, { count: matches.size }) : texts.notFound)}
      </span>
    </div>
  )
}
