import { defaultValues } from '#adapters/formInfo/defaultValues.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { AreaNode } from '#contract/formInfo.ts'
import { areaTrail } from '#domain/dictionary/areaTrail.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { cleanEditors } from './cleanEditors.ts'

/** Values pages prefill from the caller. */
export interface Prefilling {
  realName?: string
  mobile?: string
  /** District, city or province of the account. */
  areaCode?: string
  orgName?: string
}

export function prefillingOf({ account, provenMobiles }: CallSubject): Prefilling {
  const { realName, areaCode, orgName } = account ?? {}
  const mobile = account?.mobile ?? provenMobiles?.[0]
  return {
    ...(realName && { realName }),
    ...(mobile && { mobile }),
    ...(areaCode && { areaCode }),
    ...(orgName && { orgName }),
  }
}

/**
 * Initial values of a new form as far as the server knows: its defaults, with rich text sanitised as for storage,
 * overridden by prefilled values.
 */
export const prefilledValues = (
  bundle: FormBundle,
  { areaCode, ...plain }: Prefilling,
  areas: readonly AreaNode[],
): FormValues => ({
  ...cleanEditors(bundle, defaultValues(bundle)),
  ...plain,
  ...(areaCode && { areaCode: areaTrail(areas, areaCode).map(({ id }) => id) }),
})
