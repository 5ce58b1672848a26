import type { FileReaders, PlaceAccess } from '#server/modules/files/storage/requireFileReader.ts'
import { memberApplications } from './repositories/memberApplications.ts'
import { orgApplications } from './repositories/orgApplications.ts'

const MEMBER: PlaceAccess = { right: 'audit', record: memberApplications.find }
const ORGANISATION: PlaceAccess = { right: 'audit', record: orgApplications.find }

/** Who may read the files of applications. */
export const RECORDS_FILES = {
  memberForm: MEMBER,
  memberEnclosure: MEMBER,
  orForm: ORGANISATION,
  orEnclosure: ORGANISATION,
} satisfies Partial<FileReaders>
