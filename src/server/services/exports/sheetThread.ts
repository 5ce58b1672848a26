import { answerJobs } from '../../threads/answerJobs.ts'
import { writeSheet } from './writeSheet.ts'

answerJobs(writeSheet)
