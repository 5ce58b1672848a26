import type { CallEntry } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { loadOnce } from '../loadOnce.ts'

/** The contract's calls, loaded lazily: whose an answer is matters once somebody logs in or out. */
export const commonCalls = loadOnce(
  async () => (await import('#contract/commonCalls.gen.ts')).COMMON_CALLS,
)

/**
 * Returns which calls are sent with credentials; the answer of any other is the same for everyone. All of them, where
 * the contract cannot be loaded.
 */
export async function personalCalls(): Promise<(call?: string) => boolean> {
  const calls = commonCalls.loaded() ?? (await commonCalls.load().catch(() => ({})))
  return (call = '') => ownValue<CallEntry>(calls, call)?.auth !== 'none'
}
