import { answerJobs } from '#server/threads/answerJobs.ts'
import { drawReceipt } from './drawReceipt.ts'

answerJobs(drawReceipt)
