import {
  findOrApplication,
  lockOrApplication,
  type OrApplication,
  saveOrApplication,
} from '../../store/repositories/orApplications.ts'
import type { RecordShelf } from '../application/recordShelf.ts'

export const OR_SHELF: RecordShelf<OrApplication> = {
  category: 'organisation',
  find: findOrApplication,
  lock: lockOrApplication,
  save: saveOrApplication,
}
