import { useId, useRef } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useStateError } from '#runtime/react/hooks/useStateError.ts'
import { useFlag, useText } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { useReadSources } from '../useReadSources.ts'
import classes from './ChoiceNode.module.css'
import { Choices } from './Choices.tsx'

/** Picks one of a list, or several (`checkbox`: a list of values), into the page's state. */
export function ChoiceNode({ node }: { node: NodeOf<'choice'> }) {
  const id = useId()
  const label = useText(node.label)
  const place = useRef<HTMLDivElement>(null)
  const told = useStateError(node.bind, place)
  const error = useText(node.error) || told
  const required = useFlag(node.required)
  const { loading, failed } = useReadSources(node.items)
  const ids = {
    labelId: label ? `${id}-label` : undefined,
    errorId: error ? `${id}-error` : undefined,
  }
  return (
    <div ref={place} className={classes.choice} id={node.id} data-field={node.bind}>
      {label && (
        <span id={ids.labelId} className={classes.label}>
          {label}
          {required && (
            <span className={classes.mark} aria-hidden="true">
              *
            </span>
          )}
        </span>
      )}
      <Choices node={node} name={id} {...ids} otherwise={loading && <NodeSkeleton lines={2} />} />
      {failed && <SourceFailure source={failed.id} msg={failed.msg} />}
      {error && (
        <p id={ids.errorId} className={classes.error} role="alert" data-error="">
          {error}
        </p>
      )}
    </div>
  )
}
