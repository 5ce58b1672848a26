import { useState } from 'react'
import type { Item } from '#contract/formInfo.ts'
import { itemTrail } from '../options/itemTrail.ts'
import styles from './Cascade.module.css'
import { CascadeNode } from './CascadeNode.tsx'
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
        <span aria-current="step">请选择</span>
      </nav>
      <div
        key={walked.join('/')}
        className={styles.drill}
        role="tree"
        aria-label="选项"
        aria-multiselectable={multiple}
      >
        {level.map((item) => (
          <CascadeNode
            key={item.itemCode}
            item={item}
            walked={selected.some((path) =>
              samePath(path.slice(0, walked.length + 1), [...walked, item.itemCode]),
            )}
            chosen={selected.some((path) => samePath(path, [...walked, item.itemCode]))}
            multiple={multiple}
            focusable
            onChoose={() => choose(item)}
          />
        ))}
      </div>
    </>
  )
}
