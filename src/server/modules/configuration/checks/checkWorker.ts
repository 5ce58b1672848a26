import type { LintInput } from '#lint/input.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { answerJobs } from '#server/threads/answerJobs.ts'
import { readProduct } from '../product/readProduct.ts'
import { checkConfiguration, fitConfiguration } from './checkConfiguration.ts'
import type { CheckAnswer, CheckJob } from './configurationChecker.ts'

const shared = readSharedData()
let read: { reading: number; product: Promise<LintInput> } | undefined

answerJobs(async (job: CheckJob, tellAt): Promise<CheckAnswer> => {
  if (read?.reading !== job.reading) read = { reading: job.reading, product: readProduct() }
  const parts = { product: await read.product, shared }
  return job.kind === 'check'
    ? checkConfiguration(job.documents, { ...parts, tellAt }, job.published)
    : fitConfiguration(job.documents, parts)
})
