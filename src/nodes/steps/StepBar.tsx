import type { FlowState } from '#runtime/core/wizard/createWizard.ts'
import classes from './StepsNode.module.css'
import { stateOf } from './stateOf.ts'

/** All steps in a line. */
export function StepBar({ flow: { steps, index } }: { flow: FlowState }) {
  return (
    <ol className={classes.bar} data-steps="" aria-label="步骤">
      {steps.map(({ name, title }, i) => (
        <li
          key={name}
          data-state={stateOf(i, index)}
          aria-current={i === index ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden="true">
            {i < index ? '✓' : i + 1}
          </span>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  )
}
