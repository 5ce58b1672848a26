import { answerJobs } from '#server/threads/answerJobs.ts'
import { writeBook } from './writeBook.ts'

answerJobs(writeBook)
