import { createRoot } from 'react-dom/client'
import type { CustomNode } from '#contract/nodes.gen.ts'
import { StudioStage } from '#studio/form/stage/framed/StudioStage.tsx'
import { BenchWorld } from './benchWorld.tsx'

/** A frame of the stage, as `/studio/stage` shows it. */
export function mountFrame(element: HTMLElement): void {
  document.documentElement.dataset.device = window.name
  createRoot(element).render(
    <BenchWorld>
      <StudioStage node={{} as CustomNode} />
    </BenchWorld>,
  )
}
