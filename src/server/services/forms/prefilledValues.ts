import { defaultValues } from '#adapters/formInfo/defaultValues.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { AreaNode } from '#contract/formInfo.ts'
import { areaTrail } from '#domain/areaTrail.ts'
import type { CallSubject } from '../subject.ts'
import { cleanEditors } from './cleanEditors.ts'

/**
 * What a new form opened with, as far as the server knows: its defaults, rich text cleaned as it is stored, under what
 * the pages fill in of whoever calls.
 */
export function prefilledValues(
  bundle: FormBundle,
  { account, provenMobiles }: CallSubject,
  areas: readonly AreaNode[],
): FormValues {
  const { realName, areaCode, orgName } = account ?? {}
  const mobile = account?.mobile ?? provenMobiles?.[0]
  return {
    ...cleanEditors(bundle, defaultValues(bundle)),
    ...(realName && { realName }),
    ...(mobile && { mobile }),
    ...(areaCode && { areaCode: areaTrail(areas, areaCode).map(({ id }) => id) }),
    ...(orgName && { orgName }),
  }
}
