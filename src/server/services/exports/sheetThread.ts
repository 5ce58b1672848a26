import { answerJobs } from '../../threads/answerJobs.ts'
import { type BookJob, writeBook } from './writeBook.ts'
import { type SheetJob, writeSheet } from './writeSheet.ts'

answerJobs((job: SheetJob | BookJob) => ('sheets' in job ? writeBook(job) : writeSheet(job)))
