import { useEffect } from 'react'
import type { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { fillingOf } from '../session/filling.ts'
import type { StageHost } from '../session/stageLink.ts'
import type { FramedStage } from './framedStage.ts'

/** Tells the editor what is filled in here, once for all that changes at a time, and not while something is composed. */
export function useReports(stage: FramedStage, store: StagedStore, host: StageHost): void {
  useEffect(() => {
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
