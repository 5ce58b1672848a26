import { useCallback, useEffect, useState } from 'react'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'
import { LoadedView, type ViewProps } from './LoadedView.tsx'
import { lateSwr } from './lateSwr.ts'
import type { DocumentKind } from './useDocument.ts'

interface DocumentViewProps extends ViewProps {
  kind: DocumentKind
}

/** A page or dialog by its id. One that was opened before the first render is there at once, without SWR. */
export function DocumentView({ kind, ...view }: DocumentViewProps) {
  const loaded = useRuntime().first?.loaded(view.id)
  return loaded && kind === 'page' ? (
    <LoadedView {...view} state={{ loaded }} />
  ) : (
    <AskedView kind={kind} {...view} />
  )
}

/** SWR that cannot be loaded is shown as a document that cannot. */
function AskedView({ kind, ...view }: DocumentViewProps) {
  const swr = useObservable(lateSwr)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    lateSwr.load().catch(() => setFailed(true))
  }, [])
  useEffect(load, [load])
  return swr ? (
    <swr.AskedDocument kind={kind} id={view.id}>
      {(state) => <LoadedView {...view} state={state} />}
    </swr.AskedDocument>
  ) : (
    <LoadedView {...view} state={{ failed, retry: load }} />
  )
}
