import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createCell } from '#runtime/core/ports/observable.ts'
import {
  FormEnvironmentProvider,
  useFormEnvironment,
} from '#runtime/react/form/session/formEnvironment.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { RuntimeContext, useRuntime } from '#runtime/react/runtimeContext.ts'
import { type ChangeFiles, dictionariesAfter } from './changeFiles.ts'

/** Provides the dictionaries of a change set to everything within, instead of the published ones. */
export function ChangeTables({ files, children }: { files: ChangeFiles; children: ReactNode }) {
  const around = useRuntime()
  const live = useObservable(around.host.lookups)
  const environment = useFormEnvironment()
  const tables = useMemo(
    () => ({ areas: live.areas, dictionaries: dictionariesAfter(live.dictionaries, files) }),
    [live, files],
  )
  // One host as long as the editor is open: other tables are no reason to ask the server anything again.
  const [lookups] = useState(() => createCell(tables))
  useLayoutEffect(() => lookups.set(tables), [lookups, tables])
  const runtime = useMemo(
    () => ({ ...around, host: { ...around.host, lookups } }),
    [around, lookups],
  )
  const shown = useMemo(() => ({ ...environment, ...tables }), [environment, tables])
  return (
    <RuntimeContext value={runtime}>
      <FormEnvironmentProvider value={shown}>{children}</FormEnvironmentProvider>
    </RuntimeContext>
  )
}
