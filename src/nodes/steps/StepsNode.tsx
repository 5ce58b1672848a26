import { useEffect, useRef } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { FlowState } from '#runtime/core/wizard/createWizard.ts'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { useValue } from '#runtime/react/hooks/useValue.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import { UnknownNode } from '#runtime/react/UnknownNode.tsx'
import { StepBar } from './StepBar.tsx'
import { StepLine } from './StepLine.tsx'
import classes from './StepsNode.module.css'

const FLOW = { $: { var: 'page.flow' } }

/** The wizard: where one is, and the body of the step that is open. */
export function StepsNode({ node }: { node: NodeOf<'steps'> }) {
  const flow = useValue(FLOW) as FlowState | null
  const device = useDevice()
  const body = useStepFocus(flow?.step)
  if (!flow || flow.steps.length === 0) return node.empty ? <NodeView node={node.empty} /> : null
  const open = ownValue(node.bodies, flow.step)
  return (
    <div className={classes.steps}>
      {device === 'pc' ? <StepBar flow={flow} /> : <StepLine flow={flow} />}
      <div ref={body} tabIndex={-1} className={classes.body}>
        {open ? <NodeView key={flow.step} node={open} /> : <UnknownNode node={node} />}
      </div>
    </div>
  )
}

/** Scrolls to the top and moves the focus there when the step changes; not for the first one shown. */
function useStepFocus(step: string | undefined) {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (!before || before === step) return
    body.current?.focus({ preventScroll: true })
    body.current?.parentElement?.scrollIntoView({ block: 'start' })
  }, [step])
  return body
}
