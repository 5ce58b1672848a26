import type { FormValues } from '#contract/form.ts'
import { sentence } from '#server/messages/sentence.ts'
import { formInvalid } from '../../forms/formInvalid.ts'
import type { OrgApplication } from '../../repositories/orgApplications.ts'
import { recordFields, textOf } from '../recordFields.ts'

type OrgFields = Pick<
  OrgApplication,
  'realName' | 'cardNo' | 'orgName' | 'tsaPosition' | 'ptPosition'
>

/**
 * Columns of an organisation application that come from its form. Form 0402 calls the position `orPosition` and may
 * have the unit picked as `unit`; a person has one concurrent position, `ptPosition`.
 */
export function orgFields(values: FormValues): OrgFields {
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

/** Throws FormInvalid unless the form is about the candidate: by name, and by card where the form asks for one. */
export function requireCandidate(
  values: FormValues,
  candidate: { realName: string | null; cardNo: string | null },
): void {
  const { realName, cardNo } = orgFields(values)
  const errors = {
    ...(realName === candidate.realName ? {} : { realName: sentence('candidateName') }),
    ...(cardNo === null || cardNo === candidate.cardNo
      ? {}
      : { cardNo: sentence('candidateCard') }),
  }
  if (Object.keys(errors).length > 0) throw formInvalid(errors)
}
