import { Right } from '#contract/codes.ts'
import { holdsRight, requireRight } from '#server/base/authorize.ts'
import type { CallSubject } from '#server/base/subject.ts'
import {
  type ChangeDocument,
  type ChangedDocument,
  listChangeDocuments,
} from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import type { Tx } from '#server/store/store.ts'
import { isTakenPicture } from './pictures/takenName.ts'
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

/**
 * Groups that the right to publish puts back by itself in an emergency. The others decide about money, about access to
 * providers, and about how the society works: a version of them is not made live again without the right to change them.
 */
const BACK_BY_PUBLISHING: ReadonlySet<DocumentGroup> = new Set([
  ...(['join', 'recommend', 'dictionaries', 'texts', 'site', 'pages', 'tests', 'assets'] as const),
])

type Named = Pick<ChangeDocument, 'path'>

/** Documents that go live with `notices` alone. */
const NOTICES: ReadonlySet<string> = new Set(['notices.json', 'meetings.json'])

/** True for staff who may change the document. */
export const mayEdit = (subject: CallSubject, path: string): boolean =>
  holdsRight(subject, NEEDS[groupOf(path)])

/** @throws Forbidden for staff who may not change the document */
export const requireEditing = (subject: CallSubject, path: string): void =>
  requireRight(subject, NEEDS[groupOf(path)])

/** @throws Forbidden for staff who may not change every one of the documents */
export function requireEditingAll(subject: CallSubject, documents: readonly Named[]): void {
  for (const { path } of documents) requireEditing(subject, path)
}

/**
 * Requires the rights to make a former text of these documents live at once (decision 0423); the call asks for the right
 * to publish.
 * @throws Forbidden for staff who may not change every document that publishing alone does not put back
 */
export const requireGoingBack = (subject: CallSubject, documents: readonly Named[]): void =>
  requireEditingAll(
    subject,
    documents.filter(({ path }) => !BACK_BY_PUBLISHING.has(groupOf(path))),
  )

/** True for staff who may publish these documents as they are changed: pictures taken over go with the notices. */
export const mayPublish = (subject: CallSubject, changed: readonly ChangedDocument[]): boolean =>
  holdsRight(subject, Right.Publish) ||
  (holdsRight(subject, Right.Notices) &&
    changed.every((one) => NOTICES.has(one.path) || isTakenPicture(one)))

/** @throws Forbidden for staff who may not publish this change set */
export const requirePublishingOf = async (
  tx: Tx,
  subject: CallSubject,
  changeId: string,
): Promise<void> => requirePublishing(subject, await listChangeDocuments(tx, changeId))

/** @throws Forbidden for staff who may not publish changes of these documents */
export function requirePublishing(subject: CallSubject, changed: readonly ChangedDocument[]): void {
  if (!mayPublish(subject, changed)) requireRight(subject, Right.Publish)
}
