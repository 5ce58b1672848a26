import { answerJobs } from '../../threads/answerJobs.ts'
import { readSharedData } from '../shared/sharedData.ts'
import { type FormJob, validateForm } from './validateForm.ts'

const shared = readSharedData()

answerJobs((job: FormJob) => validateForm(job, shared))
