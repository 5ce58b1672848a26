import type { CallEntry } from '#contract/calls.ts'
import { COMMON_CALLS } from '#contract/commonCalls.gen.ts'
import { ownValue } from '#contract/record.ts'

/**
 * Returns the entry by which a call is sent. The table of staff calls is loaded with the first of them, so that
 * visitors never wait for it.
 * @throws Error when no call has this name
 */
export function callEntry(id: string): CallEntry | Promise<CallEntry> {
  return ownValue<CallEntry>(COMMON_CALLS, id) ?? staffEntry(id)
}

async function staffEntry(id: string): Promise<CallEntry> {
  const { STAFF_CALLS } = await import('#contract/staffCalls.gen.ts')
  const entry = ownValue<CallEntry>(STAFF_CALLS, id)
  if (!entry) throw new Error(`no call is named ${id}`)
  return entry
}
