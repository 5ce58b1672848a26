import { useState } from 'react'
import type { Item } from '#contract/formInfo.ts'
import { itemTrail } from '../options/itemTrail.ts'
import styles from './Cascade.module.css'
import { CascadeNode } from './CascadeColumns.tsx'
import type { CascadePanelProps } from './cascadePanelProps.ts'
import { type Path, samePath } from './paths.ts'

/** One level at a time, with the way back above it, on phones. */
export function CascadeDrill({ items, selected, multiple, onPick }: CascadePanelProps) {
  const [walked, setWalked] = useState<Path>(selected[0]?.slice(0, -1) ?? [])
  const trail = itemTrail(items, walked)
  const level = trail.at(-1)?.children ?? items
  const choose = (item: Item) => {
    const path = [...walked, item.itemCode]
    if (item.children?.length) setWalked(path)
    else onPick(path)
  }
  return (
    <>
      <nav className={styles.way} aria-label="已选">
        {trail.map((item, depth) => (
          <button
            key={item.itemCode}
            type="button"
            onClick={() => setWalked(walked.slice(0, depth))}
          >
            {item.itemName}
          </button>
        ))}
        <span>请选择</span>
      </nav>
      <div className={styles.drill} role="tree" aria-multiselectable={multiple}>
        {level.map((item) => (
          <CascadeNode
            key={item.itemCode}
            item={item}
            walked={selected.some((path) => path[walked.length] === item.itemCode)}
            chosen={selected.some((path) => samePath(path, [...walked, item.itemCode]))}
            multiple={multiple}
            onChoose={() => choose(item)}
          />
        ))}
      </div>
    </>
  )
}
