import { MemberCategory } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { needsMobileProof } from '#domain/record/mobileProof.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { RecordFacts } from '../authorize.ts'
import { type CallSubject, ownershipSubject } from '../subject.ts'
import { type RecordFields, recordFields } from './recordFields.ts'

/** Record fields that identify the applicant and thereby the record's owner. */
export interface Applicant extends RecordFields {
  orgUnitId: string | null
  accountId: string | null
}

/**
 * An individual's mobile must be the user's or a proven one (specification, section 5); a record without a mobile would
 * have no owner.
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
 * The mobile of a record changed by its owner: a new one must be the user's or proven, since its holder owns the record
 * from then on. Returns the present mobile when the form has none.
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
