import { answerJobs } from '../../../answerJobs.ts'
import { drawSheet } from './drawSheet.ts'

answerJobs(drawSheet)
