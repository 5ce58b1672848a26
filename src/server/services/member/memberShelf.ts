import {
  type MemberApplication,
  memberApplications,
} from '../../store/repositories/memberApplications.ts'
import type { RecordShelf } from '../application/recordShelf.ts'

export const MEMBER_SHELF: RecordShelf<MemberApplication> = {
  category: 'member',
  find: memberApplications.find,
  lock: memberApplications.lock,
  save: memberApplications.save,
}
