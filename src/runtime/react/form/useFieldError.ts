import { useCallback, useSyncExternalStore } from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { follow } from './follow.ts'
import { useFormSession } from './formSession.ts'
import { useFormChannel } from './useFormChannel.ts'

/** The message that shows at a field or cell now. */
export const useFieldError = (path: FormPath): string | undefined =>
  useFormChannel(`error:${path}`, (store) => store.error(path))

/** Whether one shows; false, and never rendered for, where nobody `wants` to know. */
export function useFieldInvalid(path: FormPath, wants: boolean): boolean {
  const { store } = useFormSession()
  const subscribe = useCallback(
    (listener: () => void) => (wants ? follow(store, `error:${path}`, listener) : nothing),
    [store, path, wants],
  )
  return useSyncExternalStore(subscribe, () => wants && store.error(path) !== undefined)
}

const nothing = () => {}
