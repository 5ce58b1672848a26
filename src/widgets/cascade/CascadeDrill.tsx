import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Item } from '#contract/formInfo.ts'
import { itemTrail } from '../options/itemTrail.ts'
import styles from './Cascade.module.css'
import { CascadeNode } from './CascadeNode.tsx'
import type { CascadePanelProps } from './cascadePanelProps.ts'
import { moveFocus } from './moveFocus.ts'
import { type Path, samePath } from './paths.ts'

/** One level at a time, with the way back above it, on phones. The arrows walk it too: right goes in, left back. */
export function CascadeDrill({ label, items, selected, multiple, onPick }: CascadePanelProps) {
  const [walked, setWalked] = useState<Path>(selected[0]?.slice(0, -1) ?? [])
  const level = useRef<HTMLDivElement>(null)
  const trail = itemTrail(items, walked)
  const nodes = trail.at(-1)?.children ?? items
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the level that was pressed is gone, the focus with it
  useEffect(() => {
    if (!isFirst.current) level.current?.querySelector<HTMLElement>('[role="treeitem"]')?.focus()
    isFirst.current = false
  }, [walked])
  const choose = (item: Item) => {
    const path = [...walked, item.itemCode]
    if (item.children?.length) setWalked(path)
    else onPick(path)
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event)) return
    if (event.key === 'ArrowLeft' && walked.length > 0) setWalked(walked.slice(0, -1))
    else if (event.key === 'ArrowRight' && event.target instanceof HTMLElement)
      event.target.closest<HTMLElement>('[aria-expanded]')?.click()
    else return
    event.preventDefault()
  }
  return (
    <>
      <nav className={styles.way} aria-label={`${label}已选`}>
        {trail.map((item, depth) => (
          <button
            key={item.itemCode}
            type="button"
            onClick={() => setWalked(walked.slice(0, depth))}
          >
            {item.itemName}
          </button>
        ))}
        <span aria-current="step">请选择</span>
      </nav>
      <div
        key={walked.join('/')}
        ref={level}
        className={styles.drill}
        role="tree"
        aria-label={label}
        aria-multiselectable={multiple}
        onKeyDown={keys}
      >
        {nodes.map((item) => (
          <CascadeNode
            key={item.itemCode}
            item={item}
            walked={selected.some((path) =>
              samePath(path.slice(0, walked.length + 1), [...walked, item.itemCode]),
            )}
            chosen={selected.some((path) => samePath(path, [...walked, item.itemCode]))}
            multiple={multiple}
            level={walked.length + 1}
            focusable
            onChoose={() => choose(item)}
          />
        ))}
      </div>
    </>
  )
}
