import { createPortal } from 'react-dom'
import type { NodeOf } from '#contract/nodes.ts'
import type { PrintModel } from '#contract/print.ts'
import { isRecord } from '#runtime/core/value/isRecord.ts'
import { useValue } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import classes from './PrintNode.module.css'
import { Sheet } from './Sheet.tsx'

/**
 * A printed form: on the screen as it will look, and once more outside of everything else, where the print verb
 * finds it; that copy alone goes to the printer.
 */
export function PrintNode({ node }: { node: NodeOf<'print'> }) {
  const model = useValue(node.model)
  if (!isPrintModel(model)) return <NodeSkeleton lines={8} />
  return (
    <>
      <div className={classes.preview}>
        <Sheet model={model} />
      </div>
      {createPortal(
        <div className={classes.printed} data-print-id={node.id} aria-hidden="true">
          <Sheet model={model} />
        </div>,
        document.body,
      )}
    </>
  )
}

const isPrintModel = (value: unknown): value is PrintModel & Record<string, unknown> =>
  isRecord(value) && typeof value.title === 'string' && Array.isArray(value.sections)
