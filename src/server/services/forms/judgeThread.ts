import { answerJobs } from '../../threads/answerJobs.ts'
import { readSharedData } from '../shared/sharedData.ts'
import { type FormJob, judgeForm } from './judgeForm.ts'

const shared = readSharedData()

answerJobs((job: FormJob) => judgeForm(job, shared))
