import { useId } from 'react'
import type { PageNode } from '#contract/nodes.ts'
import { useAction } from '#runtime/react/hooks/useAction.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import classes from './RowItem.module.css'

interface RowItemProps {
  item: PageNode
  /** Run when the item is picked; its `row` is the item. */
  action: string | undefined
}

/** What stands in a list for the row around it. */
export const RowItem = ({ item, action }: RowItemProps) =>
  action === undefined ? <NodeView node={item} /> : <Pickable item={item} action={action} />

/**
 * One button lies over the item and bears its content as a name: the whole of it can be picked by pointer and
 * keyboard, and links and buttons inside of it stay what they are. Its extent is the nearest positioned ancestor.
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
