import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { isAsset } from '#server/modules/configuration/documents/documents.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import {
  type ChangedDocument,
  listChangeDocuments,
} from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import { findCurrentVersion } from '#server/modules/configuration/repositories/configVersions.ts'
import { configurationHash } from '#server/modules/configuration/versions/publishDocuments.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from './changeParts.ts'
import { changeRow, peopleNames } from './changeRow.ts'
import { baseDocuments, draftDocuments, requireChange } from './changeSet.ts'
import { mayPublish } from './documentRights.ts'
import { findRedo, findUndo, listWriters } from './repositories/configChangeSteps.ts'
import type { Seat } from './repositories/configSeats.ts'
import { heldSeats } from './seats.ts'
import { documentNamer } from './wording/documentTitle.ts'

/** A change set with all its documents, changed or not. */
export async function readChangeSet({
  input,
  org,
  subject,
  parts,
}: Call<'changeRead', 'org' | 'subject', ChangeParts>): Promise<Schema<'Change'>> {
  const { id: accountId } = requireAccount(subject)
  const cached = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireChange(tx, input.id)
    const changed = await listChangeDocuments(tx, change.id)
    const base = await baseDocuments(tx, change, cached)
    const liveVersion = (await findCurrentVersion(tx)) ?? change.baseVersion
    const seats = await heldSeats(tx, change.id)
    const listed = { ...change, paths: changed.map(({ path }) => path) }
    const writers = await listWriters(tx, change.id)
    const names = await peopleNames(tx, [listed], [...writers.values()].flat())
    const draft = draftDocuments(base, changed)
    // Documents that the change set removes keep their name from the base.
    const nameOf = documentNamer({ ...base, ...draft })
    const documents = documentRows(base, changed, { seats, nameOf, writers, names })
    return {
      change: changeRow(listed, { accountId, nameOf, seats, names, now: tx.now }),
      ...{ liveVersion, revision: configurationHash(draft) },
      isBehind: liveVersion !== change.baseVersion,
      isOpen: change.status === 'open',
      mayPublish: mayPublish(subject, changed),
      ...{ groups: groupsOf(documents), documents },
      ...(await reversibleSteps(tx, change.id, accountId)),
    }
  })
}

/**
 * Returns the labels of the caller's last step, which can be undone, and of the step undone last, which can be redone.
 */
export async function reversibleSteps(
  tx: Tx,
  changeId: string,
  accountId: string,
): Promise<{ undo?: string; redo?: string }> {
  const undo = await findUndo(tx, changeId, accountId)
  const redo = await findRedo(tx, changeId, accountId)
  return { ...(undo && { undo: undo.label }), ...(redo && { redo: redo.label }) }
}

interface RowsOf {
  seats: readonly Seat[]
  nameOf: ReturnType<typeof documentNamer>
  /** Accounts by the document that they changed, and their names. */
  writers?: ReadonlyMap<string, readonly string[]>
  names?: ReadonlyMap<string, string>
}

/** The documents in the order of their groups. */
export function documentRows(
  base: ConfigurationDocuments,
  changed: readonly ChangedDocument[],
  { seats, nameOf, writers, names }: RowsOf,
): Schema<'DocumentRow'>[] {
  const contents = new Map(changed.map(({ path, content }) => [path, content]))
  const added = changed.flatMap(({ path, content }) => (content === null ? [] : [path]))
  const paths = new Set([...Object.keys(base), ...added])
  const rows = [...paths].map((path): Schema<'DocumentRow'> => {
    const { title, group } = nameOf(path)
    const state = stateOf(ownValue(base, path), contents, path)
    const editor = seats.find((seat) => seat.path === path)
    const written = state === 'same' ? [] : (writers?.get(path) ?? [])
    const writtenName = written.flatMap((id) => names?.get(id) ?? []).join('、')
    return {
      ...{ path, title, group, state },
      groupName: words.groups[group],
      kind: isAsset(path) ? 'file' : 'text',
      stateName: words.states[state],
      ...(editor && { editorName: editor.realName }),
      ...(writtenName && { writtenName }),
    }
  })
  const groups = Object.keys(words.groups)
  const placeOf = (row: Schema<'DocumentRow'>) => groups.indexOf(row.group)
  return rows.sort((a, b) => placeOf(a) - placeOf(b) || a.title.localeCompare(b.title, 'zh'))
}

/** The groups that have documents, in the order of these. */
function groupsOf(documents: readonly Schema<'DocumentRow'>[]): Schema<'DocumentGroup'>[] {
  const groups = documents.map(
    ({ group, groupName, kind }) => [group, { group, groupName, kind }] as const,
  )
  return [...new Map(groups).values()]
}

function stateOf(
  base: string | undefined,
  contents: ReadonlyMap<string, string | null>,
  path: string,
): Schema<'ChangeState'> {
  const content = contents.get(path)
  if (content === undefined || content === base) return 'same'
  if (content === null) return 'removed'
  return base === undefined ? 'added' : 'changed'
}
