import { lazy, Suspense } from 'react'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'

const DialogWindow = lazy(() =>
  import('./DialogWindow.tsx').then(({ DialogWindow }) => ({ default: DialogWindow })),
)

/** Every open dialog, the topmost last; nothing of it is loaded before the first one opens. */
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
