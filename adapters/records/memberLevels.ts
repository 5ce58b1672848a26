import type { CallData } from '#contract/calls.ts'

/** `memberConfigList` → the first of the two levels of member types, each once, as choices. */
export function memberLevels(answer: unknown): unknown {
  const levels = new Map<string, { value: string; label: string }>()
  for (const { oneMemberType, oneMemberTypeName } of answer as CallData<'memberConfigList'>)
    levels.set(oneMemberType, { value: oneMemberType, label: oneMemberTypeName })
  return [...levels.values()]
}
