import { useId, useRef, useState } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { MenuItem } from './MenuItem.tsx'
import classes from './MenuNode.module.css'
import { useDismiss } from './useDismiss.ts'

/** A button that unfolds a few links and actions; Escape, a press outside or a choice folds it. */
export function MenuNode({ node }: { node: NodeOf<'menu'> }) {
  const label = useText(node.label)
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  useDismiss(menu, open, () => setOpen(false))
  return (
    <div ref={menu} className={classes.menu}>
      <button
        type="button"
        className={buttons.button}
        data-kind="subtle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span className={classes.arrow} aria-hidden="true" />
      </button>
      <ul id={id} className={classes.list} hidden={!open}>
        {node.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list belongs to a document and never changes
          <MenuItem key={index} item={item} chosen={() => setOpen(false)} />
        ))}
      </ul>
    </div>
  )
}
