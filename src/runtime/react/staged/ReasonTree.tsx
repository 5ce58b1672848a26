import type { Reason } from '#contract/why.ts'
import classes from './Why.module.css'

/** A rule as a tree, each node with its result; the deciding ones are marked. */
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
