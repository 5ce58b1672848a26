import type { CallData } from '#contract/calls.ts'

/** `subOrgList` → the same organisations with `value` and `label`, so that a choice can offer them. */
export function branches(answer: unknown): unknown {
  return (answer as CallData<'subOrgList'>).map((subOrg) => ({
    ...subOrg,
    value: subOrg.id,
    label: subOrg.orgName,
  }))
}
