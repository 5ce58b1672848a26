import { useCallback, useSyncExternalStore } from 'react'
import type { FormBundle } from '#contract/form.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from './formSession.ts'
import { follow, useFormChannel } from './useFormChannel.ts'

/** Current value of a field or cell. */
export const useFieldValue = (path: FormPath): unknown =>
  useFormChannel(`value:${path}`, (store) => store.get(path))

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

/** Whether a rule, or its definition, hides the field now. */
export const useFieldHidden = (key: string): boolean =>
  useFormChannel(`hidden:${key}`, (store) => store.isHidden(key))

/** Whether a rule decides if the field shows; without one it stays shown or hidden, and no listener is needed. */
export const changesVisibility = ({ rules }: FormBundle, key: string): boolean =>
  Object.hasOwn(rules, key)
