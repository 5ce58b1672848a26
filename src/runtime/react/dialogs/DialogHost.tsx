import { lazy, Suspense } from 'react'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'

const DialogWindow = lazy(() =>
  import('./DialogWindow.tsx').then(({ DialogWindow }) => ({ default: DialogWindow })),
)

/** Renders all open dialogs, the topmost last; loaded lazily with the first one. */
export function DialogHost() {
  const dialogs = useObservable(useRuntime().host.dialogs)
  return (
    <Suspense fallback={null}>
      {dialogs.map((dialog, level) => (
        <DialogWindow key={dialog.key} dialog={dialog} level={level} />
      ))}
    </Suspense>
  )
}
