import { Right } from '#contract/codes.ts'
import { listChangeDocuments } from '../../store/repositories/configChangeDocuments.ts'
import type { Tx } from '../../store/store.ts'
import { holdsRight, requireRight } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'
import { type DocumentGroup, groupOf } from './wording/documentTitle.ts'

/**
 * Right for documents about how the society itself works, such as two persons for publishing; only the whole of
 * `configure` includes it.
 */
const WHOLE = 'configure.all'

/**
 * Right needed to change the documents of a group; for pictures any `configure` right, because documents of every group
 * may show them.
 */
const NEEDS: Readonly<Record<DocumentGroup, string>> = {
  join: Right.ConfigureForms,
  recommend: Right.ConfigureForms,
  dictionaries: Right.ConfigureForms,
  fees: Right.ConfigureFees,
  // These documents decide where money is collected and which secrets are sent for it.
  providers: Right.ConfigureProviders,
  texts: Right.ConfigureTexts,
  site: Right.ConfigureSite,
  pages: Right.ConfigurePages,
  tests: Right.ConfigureForms,
  assets: Right.Configure,
  other: WHOLE,
}

/** Documents that go live with `notices` alone. */
const NOTICES: ReadonlySet<string> = new Set(['notices.json', 'meetings.json'])

/** True for staff who may change the document. */
export const mayEdit = (subject: CallSubject, path: string): boolean =>
  holdsRight(subject, NEEDS[groupOf(path)])

/** @throws Forbidden for staff who may not change the document */
export const requireEditing = (subject: CallSubject, path: string): void =>
  requireRight(subject, NEEDS[groupOf(path)])

/** True for staff who may publish changes of these documents. */
export const mayPublish = (subject: CallSubject, paths: readonly string[]): boolean =>
  holdsRight(subject, Right.Publish) ||
  (holdsRight(subject, Right.Notices) && paths.every((path) => NOTICES.has(path)))

/** @throws Forbidden for staff who may not publish this change set */
export const requirePublishingOf = async (
  tx: Tx,
  subject: CallSubject,
  changeId: string,
): Promise<void> =>
  requirePublishing(
    subject,
    (await listChangeDocuments(tx, changeId)).map(({ path }) => path),
  )

/** @throws Forbidden for staff who may not publish changes of these documents */
export function requirePublishing(subject: CallSubject, paths: readonly string[]): void {
  if (!mayPublish(subject, paths)) requireRight(subject, Right.Publish)
}
