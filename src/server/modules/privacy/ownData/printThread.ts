import { answerJobs } from '../../../threads/answerJobs.ts'
import { printPages } from './printPages.ts'

answerJobs(printPages)
