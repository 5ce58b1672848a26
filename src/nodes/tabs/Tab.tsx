import type { NodeOf } from '#contract/nodes.gen.ts'
import { useFlag, useHolds, useText } from '#runtime/react/hooks/useValue.ts'

interface TabProps {
  tab: NodeOf<'tabs'>['tabs'][number]
  id: string
  selected: boolean
  /** Whether the tab has its own panel below. */
  hasPanel: boolean
  pick: (value: string) => void
}

/** One tab; focusing it picks it, as people expect of tabs. */
export function Tab({ tab, id, selected, hasPanel, pick }: TabProps) {
  const label = useText(tab.label)
  const shown = useHolds(tab.when)
  const disabled = useFlag(tab.disabled)
  if (!shown) return null
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.value}`}
      aria-selected={selected}
      aria-controls={selected && hasPanel ? `${id}-panel` : undefined}
      tabIndex={selected ? 0 : -1}
      disabled={disabled}
      onClick={() => pick(tab.value)}
    >
      {label}
    </button>
  )
}
