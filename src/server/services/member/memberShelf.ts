import {
  type Application,
  findApplication,
  lockApplication,
  saveApplication,
} from '../../store/repositories/applications.ts'
import type { RecordShelf } from '../application/recordShelf.ts'

export const MEMBER_SHELF: RecordShelf<Application> = {
  category: 'member',
  find: findApplication,
  lock: lockApplication,
  save: saveApplication,
}
