import type { Device } from '#contract/value.ts'
import { useRuntime } from '../runtimeContext.ts'
import { useStore } from './useStore.ts'

/** Returns the device, determined at the first load; changes only when the person switches. */
export function useDevice(): Device {
  const { session } = useRuntime().host
  return useStore(session.subscribe, () => session.get().device)
}
