import type { FlowState } from '#runtime/core/wizard/createWizard.ts'
import classes from './StepsNode.module.css'
import { stateOf } from './stateOf.ts'

/** The short form for phones: which step of how many, and how far. */
export function StepLine({ flow: { steps, index } }: { flow: FlowState }) {
  return (
    <div className={classes.line} data-steps="">
      <p>
        <strong>{steps[index]?.title}</strong>
        <span>
          第 {index + 1} 步，共 {steps.length} 步
        </span>
      </p>
      <div className={classes.parts} aria-hidden="true">
        {steps.map(({ name }, i) => (
          <span key={name} data-state={stateOf(i, index)} />
        ))}
      </div>
    </div>
  )
}
