import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Item } from '#contract/formInfo.ts'
import { Check, ChevronRight } from '../controls/icons.tsx'
import { itemTrail } from '../options/itemTrail.ts'
import styles from './Cascade.module.css'
import type { CascadePanelProps } from './cascadePanelProps.ts'
import { type Path, samePath } from './paths.ts'

/** Levels beside each other, on PC. Arrows walk the tree, Enter picks. */
export function CascadeColumns({ items, selected, multiple, onPick }: CascadePanelProps) {
  const [walked, setWalked] = useState<Path>(selected[0] ?? [])
  const box = useRef<HTMLDivElement>(null)
  const trail = itemTrail(items, walked)
  const levels = [items, ...trail.flatMap(({ children }) => (children?.length ? [children] : []))]
  useEffect(() => {
    const column = box.current?.children[Math.max(0, walked.length - 1)]
    const here = column?.querySelector<HTMLElement>('[data-walked]')
    here?.scrollIntoView({ block: 'nearest' })
  }, [walked])
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const choose = (level: number, item: Item) => {
    const path = [...walked.slice(0, level), item.itemCode]
    setWalked(path)
    if (!item.children?.length) onPick(path)
  }
  const keys = (event: KeyboardEvent) => {
    const next = walk(event.key, items, walked)
    const here = trail.at(-1)
    if (next) setWalked(next)
    else if (event.key === 'Enter' && here) choose(walked.length - 1, here)
    else return
    event.preventDefault()
  }
  return (
    <div ref={box} className={styles.columns} role="tree" tabIndex={0} onKeyDown={keys}>
      {levels.map((level, depth) => (
        <div key={walked.slice(0, depth).join('/')} className={styles.column} role="none">
          {level.map((item) => (
            <CascadeNode
              key={item.itemCode}
              item={item}
              walked={walked[depth] === item.itemCode}
              chosen={selected.some((path) =>
                samePath(path, [...walked.slice(0, depth), item.itemCode]),
              )}
              multiple={multiple}
              onChoose={() => choose(depth, item)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface CascadeNodeProps {
  item: Item
  walked: boolean
  chosen: boolean
  multiple: boolean
  onChoose: () => void
}

export function CascadeNode({ item, walked, chosen, multiple, onChoose }: CascadeNodeProps) {
  const leaf = !item.children?.length
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus
    <div
      role="treeitem"
      aria-selected={chosen}
      aria-expanded={leaf ? undefined : walked}
      className={styles.node}
      data-walked={walked || undefined}
      onClick={onChoose}
    >
      {multiple && leaf && (
        <span className={styles.tick} data-on={chosen || undefined}>
          {chosen && <Check size={12} />}
        </span>
      )}
      <span className={styles.name}>{item.itemName}</span>
      {!leaf && <ChevronRight size={14} />}
      {leaf && !multiple && chosen && <Check size={14} />}
    </div>
  )
}

/** Where a key leads from here; undefined when it leads nowhere. */
function walk(key: string, items: readonly Item[], walked: Path): Path | undefined {
  const trail = itemTrail(items, walked)
  const siblings = trail.at(-2)?.children ?? items
  const index = siblings.findIndex(({ itemCode }) => itemCode === walked.at(-1))
  const at = (item: Item | undefined) => item && [...walked.slice(0, -1), item.itemCode]
  if (key === 'ArrowDown') return at(siblings[index + 1])
  if (key === 'ArrowUp') return at(siblings[index - 1])
  if (key === 'ArrowLeft' && walked.length > 1) return walked.slice(0, -1)
  const child = trail.at(-1)?.children?.[0]
  return key === 'ArrowRight' && child ? [...walked, child.itemCode] : undefined
}
