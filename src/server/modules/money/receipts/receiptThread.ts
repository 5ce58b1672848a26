import { answerJobs } from '../../../threads/answerJobs.ts'
import { drawReceipt } from './drawReceipt.ts'

answerJobs(drawReceipt)
