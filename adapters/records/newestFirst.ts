import type { CallData } from '#contract/calls.ts'

/** `auditHistory` → the latest entry first, where a page needs the opinion that counts now. */
export function newestFirst(answer: unknown): unknown {
  const entries = answer as CallData<'auditHistory'>
  return [...entries].sort((a, b) => b.createAt.localeCompare(a.createAt))
}
