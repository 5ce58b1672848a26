import { type KeyboardEvent, useRef, useState } from 'react'
import type { Device } from '#contract/value.ts'
import { LIMITS } from '#domain/limits.ts'
import styles from './Cascade.module.css'
import { CascadeColumns } from './CascadeColumns.tsx'
import { CascadeDrill } from './CascadeDrill.tsx'
import { CascadeFound } from './CascadeFound.tsx'
import type { CascadePanelProps } from './cascadePanelProps.ts'

/** The element below the search box that takes the focus first: the tree as a whole, or the first selectable node. */
const ENTRY = '[role="tree"][tabindex="0"], [role="treeitem"], button[aria-pressed]'

/** A tree to pick from, with search over whole paths. */
export function CascadePanel({ layout, ...panel }: CascadePanelProps & { layout: Device }) {
  const [query, setQuery] = useState('')
  const below = useRef<HTMLDivElement>(null)
  const text = query.trim()
  const Tree = layout === 'pc' ? CascadeColumns : CascadeDrill
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    event.preventDefault()
    below.current?.querySelector<HTMLElement>(ENTRY)?.focus()
  }
  return (
    <div className={styles.panel}>
      <input
        className={styles.search}
        type="search"
        aria-label="搜索"
        placeholder="搜索"
        value={query}
        maxLength={LIMITS.keyword.max}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={keys}
      />
      <div ref={below}>
        {text === '' ? <Tree {...panel} /> : <CascadeFound {...panel} text={text} />}
      </div>
    </div>
  )
}
