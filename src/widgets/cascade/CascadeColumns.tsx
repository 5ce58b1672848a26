import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Item } from '#contract/formInfo.ts'
import { itemTrail } from '../options/itemTrail.ts'
import styles from './Cascade.module.css'
import { CascadeColumn } from './CascadeColumn.tsx'
import type { CascadePanelProps } from './cascadePanelProps.ts'
import type { Path } from './paths.ts'
import { walk } from './walk.ts'

/** Levels beside each other, on PC. Arrows walk the tree, Enter and the space bar pick. */
export function CascadeColumns({ label, items, selected, multiple, onPick }: CascadePanelProps) {
  const id = useId()
  const [walked, setWalked] = useState<Path>(selected[0] ?? [])
  const box = useRef<HTMLDivElement>(null)
  const trail = itemTrail(items, walked)
  const levels = [items, ...trail.flatMap(({ children }) => (children?.length ? [children] : []))]
  const idOf = (path: Path): string => `${id}-${path.join('-')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is walked marks the nodes to be shown
  useEffect(() => {
    for (const node of box.current?.querySelectorAll<HTMLElement>('[data-walked]') ?? [])
      node.scrollIntoView({ block: 'nearest' })
  }, [walked])
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const choose = (path: Path, item: Item) => {
    setWalked(path)
    if (!item.children?.length) onPick(path)
  }
  const keys = (event: KeyboardEvent) => {
    const next = walk(event.key, items, walked)
    const here = trail.at(-1)
    if (next) setWalked(next)
    else if ((event.key === 'Enter' || event.key === ' ') && here) choose(walked, here)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      className={styles.columns}
      role="tree"
      aria-label={label}
      aria-multiselectable={multiple}
      aria-activedescendant={walked.length > 0 ? idOf(walked) : undefined}
      tabIndex={0}
      onKeyDown={keys}
    >
      {levels.map((level, depth) => (
        <CascadeColumn
          key={walked.slice(0, depth).join('/')}
          items={level}
          above={walked.slice(0, depth)}
          walked={walked[depth]}
          selected={selected}
          multiple={multiple}
          idOf={idOf}
          onChoose={choose}
        />
      ))}
    </div>
  )
}
