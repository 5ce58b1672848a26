import type { NodeOf } from '#contract/nodes.gen.ts'
import { ActionButton } from '#runtime/react/controls/ActionButton.tsx'
import { useFlag, useText, useValue } from '#runtime/react/hooks/useValue.ts'

/** A button that runs an action; its look is shared with every other button. */
export function ButtonNode({ node }: { node: NodeOf<'button'> }) {
  const { action, kind, size, block } = node
  const label = useText(node.label)
  const value = useValue(node.value)
  return (
    <ActionButton
      action={action}
      label={label}
      disabled={useFlag(node.disabled)}
      value={value}
      {...(kind && { kind })}
      {...(size && { size })}
      {...(block && { block })}
    />
  )
}
