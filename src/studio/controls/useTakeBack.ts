import { useCallback } from 'react'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { DocumentSession } from '../session/documentSession.ts'

/** Takes one's last step back, or does it again, and says what it was. */
export function useTakeBack(session: DocumentSession | undefined) {
  const { notices } = useRuntime().host
  return useCallback(
    async (isRedo: boolean) => {
      const label = await session?.takeBack(isRedo)
      if (label) notices.tell(`${isRedo ? '已重做' : '已撤销'}：${label}`, 'success')
    },
    [session, notices],
  )
}
