import type { Reason } from '#contract/why.ts'
import classes from './Inspector.module.css'

/** A rule as it nests, each node with what it came to; what decided is marked. */
export function ReasonTree({ reason }: { reason: Reason }) {
  const { op, operand, value, decides, operands } = reason
  return (
    <div className={classes.reason} data-decides={decides || undefined}>
      <code>
        {op}
        {operand && ` ${operand.label}`} = {JSON.stringify(value)}
      </code>
      {op !== 'literal' && operands.map((each) => <ReasonTree key={each.path} reason={each} />)}
    </div>
  )
}
