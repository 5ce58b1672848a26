import type { FormValues } from '#contract/form.ts'
import { sentence } from '../../messages/sentence.ts'
import { formInvalid } from '../forms/formInvalid.ts'
import { orFields } from './orFields.ts'

/** The form must be about the candidate: the name, and the card where the form asks for one. FormInvalid otherwise. */
export function requireCandidate(
  values: FormValues,
  candidate: { realName: string | null; cardNo: string | null },
): void {
  const { realName, cardNo } = orFields(values)
  const errors = {
    ...(realName === candidate.realName ? {} : { realName: sentence('candidateName') }),
    ...(cardNo === null || cardNo === candidate.cardNo
      ? {}
      : { cardNo: sentence('candidateCard') }),
  }
  if (Object.keys(errors).length > 0) throw formInvalid(errors)
}
