import { answerJobs } from '../../../../threads/answerJobs.ts'
import { drawClosing } from './drawClosing.ts'

answerJobs(drawClosing)
