import { answerJobs } from '#server/threads/answerJobs.ts'
import { drawSheet } from './drawSheet.ts'

answerJobs(drawSheet)
