import { useId } from 'react'
import type { PageNode } from '#contract/nodes.gen.ts'
import { useAction } from '#runtime/react/hooks/useAction.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import classes from './RowItem.module.css'

interface RowItemProps {
  item: PageNode
  /** Run when the item is picked; its `row` is the item. */
  action: string | undefined
}

/** The content of a list item for the current row. */
export const RowItem = ({ item, action }: RowItemProps) =>
  action === undefined ? <NodeView node={item} /> : <Pickable item={item} action={action} />

/**
 * One button covers the item and has its content as its name: the whole item can be picked by pointer and keyboard,
 * while links and buttons inside keep working. Its extent is the nearest positioned ancestor.
 */
function Pickable({ item, action }: { item: PageNode; action: string }) {
  const id = useId()
  const { shown, disabled, running, run } = useAction(action)
  return (
    <>
      <div id={id} className={classes.content}>
        <NodeView node={item} />
      </div>
      {shown && (
        <button
          type="button"
          className={classes.cover}
          aria-labelledby={id}
          aria-disabled={disabled || undefined}
          aria-busy={running || undefined}
          onClick={() => void run()}
        />
      )}
    </>
  )
}
