import type { CustomNode } from '#contract/nodes.gen.ts'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useValue } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { useReadSources } from '../../useReadSources.ts'
import { stageState } from '../states.ts'
import { Stage } from './Stage.tsx'
import { isStagedForm } from './stagedForm.ts'

/** A form in one of its states, alone on a page: for frames of the gallery and the studio, and for screenshots. */
export function GalleryFormNode({ node }: { node: CustomNode }) {
  const form = useValue(node.props?.form)
  const state = stageState(useValue(node.props?.state))
  const explains = useValue(node.props?.explains) === true
  const { failed } = useReadSources(node.props?.form)
  if (failed) return <SourceFailure source={failed.id} msg={failed.msg} />
  return isStagedForm(form) ? (
    <Stage form={form} state={state} explains={explains} />
  ) : (
    <NodeSkeleton lines={8} />
  )
}
