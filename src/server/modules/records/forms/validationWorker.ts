import { readSharedData } from '#server/base/shared/sharedData.ts'
import { answerJobs } from '#server/threads/answerJobs.ts'
import { type FormJob, validateForm } from './validateForm.ts'

const shared = readSharedData()

answerJobs((job: FormJob) => validateForm(job, shared))
