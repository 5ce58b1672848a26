import { createPortal } from 'react-dom'
import type { NodeOf } from '#contract/nodes.gen.ts'
import type { PrintModel } from '#contract/print.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useValue } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { useReadSources } from '../useReadSources.ts'
import { Preview } from './Preview.tsx'
import classes from './PrintNode.module.css'
import { Sheets } from './Sheets.tsx'

/**
 * A printed form: on the screen as it will look, and once more outside of everything else, where the print verb
 * finds it by its id; that copy alone goes to the printer.
 */
export function PrintNode({ node }: { node: NodeOf<'print'> }) {
  const model = useValue(node.model)
  const { loading, failed } = useReadSources(node.model)
  if (failed) return <SourceFailure source={failed.id} msg={failed.msg} />
  if (!isPrintModel(model))
    return loading ? <NodeSkeleton lines={8} /> : <EmptyNotice text="暂无可打印的内容" />
  return (
    <>
      <Preview label={model.title}>
        <Sheets model={model} />
      </Preview>
      {createPortal(
        <div className={classes.printed} data-print-id={node.id} aria-hidden="true">
          <Sheets model={model} />
        </div>,
        document.body,
      )}
    </>
  )
}

const isPrintModel = (value: unknown): value is PrintModel & Record<string, unknown> =>
  isRecord(value) && typeof value.title === 'string' && Array.isArray(value.sections)
