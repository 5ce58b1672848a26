import { answerJobs } from '../../../threads/answerJobs.ts'
import { drawSheet } from './drawSheet.ts'

answerJobs(drawSheet)
