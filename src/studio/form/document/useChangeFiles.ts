import { useCallback, useEffect, useMemo, useState } from 'react'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { type ChangeFiles, readChangeFiles } from './changeFiles.ts'

const NONE: ChangeFiles = { dictionaries: {}, removed: [], assets: [] }

interface ChangeFilesState {
  /** Empty until they are read, and for the published configuration. */
  files: ChangeFiles
  /** Reads them again, after a file was added. */
  refresh: () => void
}

/**
 * Returns the dictionaries and files of a change set. They are read when its form is opened and when the browser tab is
 * shown again, because they are changed elsewhere. The object stays the same until they differ.
 */
export function useChangeFiles(id: string | undefined): ChangeFilesState {
  const { host } = useRuntime()
  const isHidden = useObservable(host.hidden)
  const [files, setFiles] = useState(NONE)
  const read = useCallback(async () => {
    if (id === undefined) return
    const next = await readChangeFiles(host.call, id)
    setFiles((before) => (isSameJson(before, next) ? before : next))
  }, [host, id])
  const refresh = useCallback(() => void read().catch(() => undefined), [read])
  useEffect(() => {
    if (!isHidden) refresh()
  }, [refresh, isHidden])
  return useMemo(() => ({ files, refresh }), [files, refresh])
}
