import type { FormValues } from '#contract/form.ts'
import type { OrgApplication } from '../../store/repositories/orgApplications.ts'
import { recordFields } from '../application/recordFields.ts'

type OrFields = Pick<
  OrgApplication,
  'realName' | 'cardNo' | 'orgName' | 'tsaPosition' | 'ptPosition'
>

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/**
 * Columns of an organisation application that come from its form. Form 0402 calls the position `orPosition` and may
 * have the unit picked as `unit`; a person has one concurrent position, `ptPosition`.
 */
export function orFields(values: FormValues): OrFields {
  const { realName, cardNo, orgName } = recordFields({
    ...values,
    orgName: values.orgName ?? values.unit,
  })
  return {
    realName,
    cardNo,
    orgName,
    tsaPosition: textOf(values.tsaPosition) ?? textOf(values.orPosition),
    ptPosition: textOf(values.ptPosition),
  }
}
