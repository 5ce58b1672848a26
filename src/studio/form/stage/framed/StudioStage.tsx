import { useEffect, useState } from 'react'
import type { CustomNode } from '#contract/nodes.gen.ts'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { useTakeBackKeys } from '../../../controls/useTakeBackKeys.ts'
import texts from '../texts.json' with { type: 'json' }
import { FramedForm } from './FramedForm.tsx'
import { FramedStage } from './framedStage.ts'

/** A form in a frame of its editor, whose window calls this one (`StageFrame`). */
export function StudioStage(_props: { node: CustomNode }) {
  const { host } = useRuntime()
  const device = useDevice()
  const [stage] = useState(() => new FramedStage(device))
  const shown = useObservable(stage.shown)
  const { formStage } = window.parent
  useTakeBackKeys(pressInEditor)
  useEffect(() => {
    const attach = () => formStage?.attach(stage)
    void (host.forms.ready?.() ?? Promise.resolve()).then(attach, attach)
  }, [formStage, stage, host])
  if (!formStage) return <p>{texts.alone}</p>
  if (!shown) return <NodeSkeleton lines={8} />
  return <FramedForm {...shown} stage={stage} host={formStage} />
}

/** Repeats an undo or redo key pressed in a frame in its editor, where it has the same meaning. */
const pressInEditor = (isRedo: boolean) =>
  window.parent.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey: isRedo }),
  )
