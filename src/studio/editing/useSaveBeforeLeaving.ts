import { useEffect } from 'react'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { DocumentSession } from '../session/documentSession.ts'

/**
 * Delays navigation until the document is saved, so that a report of the change set includes the last key stroke.
 * Without a network it does not wait: the text stays on the device.
 */
export function useSaveBeforeLeaving(session: DocumentSession): void {
  const { navigation } = useRuntime().host
  useEffect(() => {
    let isSaving = false
    return navigation.block({
      loses: (to) => to !== null && session.hasUnsaved() && session.state.get().save !== 'offline',
      async ask() {
        if (isSaving) return false
        isSaving = true
        await session.flush()
        isSaving = false
        return true
      },
    })
  }, [navigation, session])
}
