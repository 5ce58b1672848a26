import { answerJobs } from '#server/threads/answerJobs.ts'
import { printPages } from './printPages.ts'

answerJobs(printPages)
