import { MemberStatus, OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { nextStatus } from '#domain/record/nextStatus.ts'
import type { RecordCategory } from '#domain/record/statusActions.ts'
import { Refusal } from '#server/messages/refusal.ts'

/**
 * Input of an owner's change; `status` is the status the client saw. A report with `enclosure` uploads and reports at
 * once.
 */
export interface StatusChange {
  id: string
  status: string
  optionCode: OptionCode
  formInfo?: string
  formHash?: string
  enclosure?: FileValue[]
  /** Sent for memberships only, and must be the record's own. */
  memberType?: string
}

/**
 * Adds the option to an input. One description of the call has no `optionCode` but "enclosure or formInfo"
 * (specification, section 7): the field sent implies the option.
 * @throws BadRequest when neither or both are sent without `optionCode`
 */
export function withOption(
  input: Omit<StatusChange, 'optionCode'> & { optionCode?: OptionCode },
): StatusChange {
  const { optionCode, enclosure, formInfo } = input
  if (optionCode !== undefined) return { ...input, optionCode }
  if (enclosure !== undefined && formInfo === undefined)
    return { ...input, optionCode: OptionCode.Upload }
  if (formInfo !== undefined && enclosure === undefined)
    return { ...input, optionCode: OptionCode.Modify }
  throw new Refusal(RefusalCode.BadRequest, 'optionUnclear')
}

/** Returns the status after a change; throws Conflict for a stale status or an impossible transition. */
export function statusAfter(
  category: RecordCategory,
  record: { status: string },
  change: StatusChange,
): string {
  if (change.status !== record.status) throw new Refusal(RefusalCode.Conflict, 'statusStale')
  const isFirst = record.status === MemberStatus.Submitted
  const next = isFirst ? undefined : stepsOf(change).reduce<string | undefined>(step, record.status)
  if (!next) throw new Refusal(RefusalCode.Conflict, 'statusAction')
  return next

  function step(from: string | undefined, asked: OptionCode): string | undefined {
    return from && nextStatus(category, from, asked)
  }
}

/** True when the change includes attachments: an upload, or a report with `enclosure`. */
export const uploads = (change: StatusChange): boolean =>
  stepsOf(change).includes(OptionCode.Upload)

const stepsOf = ({ optionCode, enclosure }: StatusChange): OptionCode[] =>
  optionCode === OptionCode.Report && enclosure !== undefined
    ? [OptionCode.Upload, OptionCode.Report]
    : [optionCode]

/** Returns the attachments; throws BadRequest when there are none. */
export function requireEnclosure(enclosure: readonly FileValue[] | undefined): FileValue[] {
  if (!enclosure?.length) throw new Refusal(RefusalCode.BadRequest, 'enclosureRequired')
  return [...enclosure]
}
