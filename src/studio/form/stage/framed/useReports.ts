import { useLayoutEffect } from 'react'
import type { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { fillingOf } from '../session/filling.ts'
import type { StageHost } from '../session/stageLink.ts'
import type { FramedStage } from './framedStage.ts'

/** Reports the values in this frame to the editor, once for simultaneous changes, and not during a composition. */
export function useReports(stage: FramedStage, store: StagedStore, host: StageHost): void {
  useLayoutEffect(() => {
    let isWaiting = false
    const report = () => {
      isWaiting = false
      if (!stage.isComposing) host.filled(fillingOf(store))
    }
    const reportSoon = () => {
      if (!isWaiting) queueMicrotask(report)
      isWaiting = true
    }
    const compose = ({ type }: Event) => {
      stage.isComposing = type === 'compositionstart'
      reportSoon()
    }
    const end = store.subscribe('change', reportSoon)
    document.addEventListener('compositionstart', compose)
    document.addEventListener('compositionend', compose)
    return () => {
      end()
      document.removeEventListener('compositionstart', compose)
      document.removeEventListener('compositionend', compose)
    }
  }, [stage, store, host])
}
