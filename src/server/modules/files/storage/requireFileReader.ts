import { authorize, holdsRight, mayDo, type RecordFacts } from '#server/base/authorize.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import type { CallSubject } from '#server/base/subject.ts'
import type { FilePlaceName } from '#server/store/filePlaces.ts'
import type { Tx } from '#server/store/store.ts'
import { listHolders, type UploadedFile } from '../repositories/files.ts'

/** Record and right that decide who may read the files of a place. */
export interface PlaceAccess {
  right: string
  record: (tx: Tx, id: string) => Promise<RecordFacts | undefined>
}

/** Who may read the files of each place: the modules whose records hold them say it in their `fileReaders.ts`. */
export type FileReaders = Readonly<Record<FilePlaceName, PlaceAccess>>

/**
 * Allows the uploader of a file and anyone who may read a record that holds it. A file without owner and record is
 * readable by anyone with its random name, which only the uploader knows. Throws NotLoggedIn or Forbidden otherwise.
 */
export async function requireFileReader(
  tx: Tx,
  { subject, readers }: { subject: CallSubject; readers: FileReaders },
  { path, owner, usedAt }: UploadedFile,
): Promise<void> {
  if (owner === '' ? usedAt === null : ownersOf(subject).includes(owner)) return
  for (const { holder, place } of await listHolders(tx, [path])) {
    const { right, record } = readers[place]
    const found = await record(tx, holder)
    if (found && (mayDo(subject, 'read', found, tx.now) || holdsRight(subject, right))) return
  }
  authorize(subject, 'read', NOBODYS, tx.now)
}

/** A record without owner, so that the refusal is the one for another person's record. */
export const NOBODYS: RecordFacts = {
  id: '',
  mobile: null,
  cardNo: null,
  orgUnitId: null,
  accountId: null,
  createdAt: new Date(0),
}
