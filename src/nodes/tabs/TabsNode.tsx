import { type KeyboardEvent, useId } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { ownValue } from '#contract/record.ts'
import { moveTab } from '#runtime/react/controls/moveTab.ts'
import { useChange } from '#runtime/react/hooks/useChange.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import { Tab } from './Tab.tsx'
import classes from './TabsNode.module.css'

/** Choices of a view: the page's state holds which one; arrow keys move between them. */
export function TabsNode({ node }: { node: NodeOf<'tabs'> }) {
  const { bind, tabs, onChange, bodies = {} } = node
  const id = useId()
  const [current, change] = useChange(bind, onChange)
  const body = ownValue(bodies, String(current))

  const pick = (value: string) => {
    if (value !== current) change(value)
  }
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (moveTab(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <div className={classes.tabs}>
      <div role="tablist" className={classes.list} onKeyDown={byKey}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            tab={tab}
            id={id}
            selected={tab.value === current}
            hasPanel={body !== undefined}
            pick={pick}
          />
        ))}
      </div>
      {body && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${String(current)}`}
          className={classes.panel}
        >
          <NodeView key={String(current)} node={body} />
        </div>
      )}
    </div>
  )
}
