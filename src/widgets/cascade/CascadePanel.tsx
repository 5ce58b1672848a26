import { useState } from 'react'
import type { Device } from '#contract/value.ts'
import styles from './Cascade.module.css'
import { CascadeColumns } from './CascadeColumns.tsx'
import { CascadeDrill } from './CascadeDrill.tsx'
import type { CascadePanelProps } from './cascadePanelProps.ts'
import { searchLeaves } from './leaves.ts'
import { samePath } from './paths.ts'

const MOST_FOUND = 50

/** A tree to pick from, with search over whole paths. */
export function CascadePanel({ layout, ...panel }: CascadePanelProps & { layout: Device }) {
  const [query, setQuery] = useState('')
  const text = query.trim()
  const Tree = layout === 'pc' ? CascadeColumns : CascadeDrill
  return (
    <div className={styles.panel}>
      <input
        className={styles.search}
        type="search"
        aria-label="搜索"
        placeholder="搜索"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {text === '' ? <Tree {...panel} /> : <Found {...panel} text={text} />}
    </div>
  )
}

function Found({ items, selected, onPick, text }: CascadePanelProps & { text: string }) {
  const leaves = searchLeaves(items, text, MOST_FOUND)
  return (
    <div className={styles.found}>
      {leaves.map(({ path, names }) => (
        <button
          key={path.join('/')}
          type="button"
          className={styles.node}
          aria-pressed={selected.some((each) => samePath(each, path))}
          onClick={() => onPick(path)}
        >
          {names.join(' / ')}
        </button>
      ))}
      {leaves.length === 0 && <p className={styles.none}>没有匹配的选项</p>}
    </div>
  )
}
