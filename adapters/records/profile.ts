import type { CallData } from '#contract/calls.ts'

/** `userDetail` → the values of the profile form: area and unit are one field there, and empty lists are no answer. */
export function profile(answer: unknown): unknown {
  const { areaCode, orgId, orgName, ...detail } = answer as CallData<'userDetail'>
  return {
    ...detail,
    ...(areaCode && {
      org: { areaCode, orgName: orgName ?? '', ...(orgId !== undefined && { id: orgId }) },
    }),
  }
}
