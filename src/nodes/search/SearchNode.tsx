import type { FormEvent } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { LIMITS } from '#domain/limits.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { ActionButton } from '#runtime/react/controls/ActionButton.tsx'
import buttons from '#runtime/react/controls/buttons.module.css'
import { useAction } from '#runtime/react/hooks/useAction.ts'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import classes from './SearchNode.module.css'

/** A keyword, Enter or the button to search, and a way back. */
export function SearchNode({ node }: { node: NodeOf<'search'> }) {
  const [keyword, set] = useBinding(node.bind)
  const { label, run, running } = useAction(node.action)
  const placeholder = useText(node.placeholder)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <search>
      <form className={classes.search} onSubmit={submit}>
        <input
          type="search"
          value={toText(keyword)}
          maxLength={node.max ?? LIMITS.keyword.max}
          placeholder={placeholder}
          aria-label={placeholder || label}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
        />
        <button
          type="submit"
          className={buttons.button}
          data-kind="primary"
          aria-busy={running || undefined}
        >
          {label}
        </button>
        {node.reset && <ActionButton action={node.reset} />}
      </form>
    </search>
  )
}
