import { answerJobs } from '#server/threads/answerJobs.ts'
import { drawClosing } from './drawClosing.ts'

answerJobs(drawClosing)
