import { ActionButton } from '#runtime/react/controls/ActionButton.tsx'
import classes from './TableNode.module.css'

interface RowActionsProps {
  actions: readonly string[]
  kind: 'link' | 'default'
}

/** The actions on the current row; an action whose `when` is false for it is absent. */
export function RowActions({ actions, kind }: RowActionsProps) {
  return (
    <div className={classes.buttons}>
      {actions.map((action) => (
        <ActionButton key={action} action={action} kind={kind} size="sm" />
      ))}
    </div>
  )
}
