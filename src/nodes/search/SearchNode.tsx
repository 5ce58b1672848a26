import '#runtime/react/theme/mantine.ts'
import type { FormEvent } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { LIMITS } from '#domain/limits.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { ActionButton } from '#runtime/react/controls/ActionButton.tsx'
import buttons from '#runtime/react/controls/buttons.module.css'
import { useAction } from '#runtime/react/hooks/useAction.ts'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { KeywordInput } from './KeywordInput.tsx'
import classes from './SearchNode.module.css'

/** A keyword, Enter or the button to search, and a way back. */
export function SearchNode({ node }: { node: NodeOf<'search'> }) {
  const [value, set, read] = useBinding(node.bind)
  const placeholder = useText(node.placeholder)
  const { label, run, running, disabled } = useAction(node.action)
  const keyword = toText(value)
  const name = label || '搜索'
  const trim = () => set(toText(read()).trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    trim()
    void run()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: phones in use do not know the search element
    <form role="search" className={classes.search} id={node.id} onSubmit={submit}>
      <KeywordInput
        keyword={keyword}
        set={set}
        trim={trim}
        placeholder={placeholder}
        max={node.max ?? LIMITS.keyword.max}
        name={name}
      />
      <button
        type="submit"
        className={buttons.button}
        data-kind="primary"
        disabled={disabled && !running}
        aria-busy={running || undefined}
      >
        {name}
      </button>
      {node.reset && <Reset action={node.reset} />}
    </form>
  )
}

function Reset({ action }: { action: string }) {
  const { label } = useAction(action)
  return <ActionButton action={action} label={label || '重置'} />
}
