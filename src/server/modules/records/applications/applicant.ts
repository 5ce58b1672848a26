import { MemberCategory } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { needsMobileProof } from '#domain/record/mobileProof.ts'
import type { RecordFacts } from '#server/base/authorize.ts'
import { type CallSubject, ownershipSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { type RecordFields, recordFields } from './recordFields.ts'

/** Record fields that identify the applicant and thereby the record's owner. */
export interface Applicant extends RecordFields {
  orgUnitId: string | null
  accountId: string | null
}

/**
 * Returns an individual applicant. The mobile must be the user's or a proven one (specification, section 5); a record
 * without a mobile would have no owner.
 * @throws NotLoggedIn, or Forbidden for logged-in users, for an unproven or missing mobile
 */
export function individualApplicant(values: FormValues, subject: CallSubject): Applicant {
  const fields = recordFields(values)
  const asked = ownershipSubject(subject)
  const mobile = fields.mobile ?? asked.mobile ?? asked.provenMobiles?.[0] ?? null
  const oneMemberCode = MemberCategory.Individual
  if (!mobile || needsMobileProof({ mobile, oneMemberCode }, asked)) throw unproven(subject)
  return { ...fields, mobile, orgUnitId: null, accountId: subject.account?.id ?? null }
}

/**
 * Returns the mobile of a record that its owner changes; the present one when the form has none. A new mobile must be
 * the user's or proven, because its holder owns the record from then on.
 * @throws as `individualApplicant` for an unproven mobile
 */
export function changedMobile(
  { mobile }: Pick<RecordFields, 'mobile'>,
  record: RecordFacts,
  subject: CallSubject,
): string | null {
  if (!mobile || mobile === record.mobile) return record.mobile
  if (needsMobileProof({ mobile }, ownershipSubject(subject))) throw unproven(subject)
  return mobile
}

/** Forbidden for logged-in users: a 401 would end their session. */
const unproven = ({ account }: CallSubject) =>
  new Refusal(account ? RefusalCode.Forbidden : RefusalCode.NotLoggedIn, 'mobileUnproven')
