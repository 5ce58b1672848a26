import { answerJobs } from '../../../../threads/answerJobs.ts'
import { writeBook } from './writeBook.ts'

answerJobs(writeBook)
