import type { Device } from '#contract/value.ts'
import { useRuntime } from '../runtimeContext.ts'
import { useStore } from './useStore.ts'

/** Chosen at the first load; changes only when the person asks for it. */
export function useDevice(): Device {
  const { session } = useRuntime().host
  return useStore(session.subscribe, () => session.get().device)
}
