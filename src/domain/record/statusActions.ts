import { MemberStatus, OrgStatus } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'

/** The actions on an application, as pages and the server name them. */
export const RECORD_ACTIONS = [
  'modify',
  'upload',
  'report',
  'pay',
  'certificate',
  'history',
] as const
export type RecordAction = (typeof RECORD_ACTIONS)[number]

export const isRecordAction = (action: unknown): action is RecordAction =>
  RECORD_ACTIONS.some((candidate) => candidate === action)

/** Membership applications (both member categories), and organisation applications with recommendations. */
export type RecordCategory = 'member' | 'organisation'

/** The parts of a record on which its allowed actions depend; the server's rows have more. */
export interface StatusRecord {
  status?: string
  oneMemberCode?: string
  memberType?: string
}

/** A membership record names its member type; organisation records never do. */
export const categoryOf = (record: StatusRecord): RecordCategory =>
  record.oneMemberCode !== undefined || record.memberType !== undefined ? 'member' : 'organisation'

const EDIT: readonly RecordAction[] = ['modify', 'upload', 'history']
const EDIT_OR_REPORT: readonly RecordAction[] = ['modify', 'upload', 'report', 'history']
const LOOK: readonly RecordAction[] = ['history']

/**
 * Category × status → allowed actions (specification, section 4). Audit history is readable in every status; whether a
 * member type is audited at all is decided by its status list, which the page checks besides this.
 */
const ALLOWED: {
  member: Record<MemberStatus, readonly RecordAction[]>
  organisation: Record<OrgStatus, readonly RecordAction[]>
} = {
  member: {
    [MemberStatus.Submitted]: LOOK,
    [MemberStatus.AwaitingUpload]: EDIT,
    [MemberStatus.Uploaded]: EDIT_OR_REPORT,
    [MemberStatus.FirstAudit]: LOOK,
    [MemberStatus.SecondAudit]: LOOK,
    [MemberStatus.Returned]: EDIT_OR_REPORT,
    [MemberStatus.Approved]: ['pay', 'certificate', 'history'],
  },
  organisation: {
    [OrgStatus.Submitted]: LOOK,
    [OrgStatus.AwaitingUpload]: EDIT,
    [OrgStatus.Uploaded]: EDIT_OR_REPORT,
    [OrgStatus.FirstAudit]: LOOK,
    [OrgStatus.SecondAudit]: LOOK,
    [OrgStatus.Returned]: EDIT_OR_REPORT,
    [OrgStatus.Refused]: LOOK,
    [OrgStatus.Approved]: ['certificate', 'history'],
  },
}

/** The allowed actions of a category and status; none for an unknown status. */
export function allowedActions(category: RecordCategory, status: string): readonly RecordAction[] {
  const byStatus: Record<string, readonly RecordAction[]> = ALLOWED[category]
  return ownValue(byStatus, status) ?? []
}

/** Returns whether the record's status allows the action. Ownership is checked separately: `ownsRecord`. */
export const can = (action: RecordAction, record: StatusRecord): boolean =>
  allowedActions(categoryOf(record), record.status ?? '').includes(action)
