import { useCallback, useRef } from 'react'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { DocumentSession } from '../session/documentSession.ts'

/** Returns a function that undoes or redoes the user's last step and announces which one; one at a time. */
export function useTakeBack(session: DocumentSession | undefined) {
  const { notices } = useRuntime().host
  const isUnderWay = useRef(false)
  return useCallback(
    async (isRedo: boolean) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      const label = await session?.takeBack(isRedo).finally(() => {
        isUnderWay.current = false
      })
      if (label) notices.tell(`${isRedo ? '已重做' : '已撤销'}：${label}`, 'success')
    },
    [session, notices],
  )
}
