import { type OrgApplication, orgApplications } from '../../store/repositories/orgApplications.ts'
import type { RecordShelf } from '../application/recordShelf.ts'

export const OR_SHELF: RecordShelf<OrgApplication> = {
  category: 'organisation',
  find: orgApplications.find,
  lock: orgApplications.lock,
  save: orgApplications.save,
}
