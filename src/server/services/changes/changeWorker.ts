import { answerJobs } from '../../threads/answerJobs.ts'
import { readSharedData } from '../shared/sharedData.ts'
import type { ChangeAnswer, ChangeJob } from './changeThread.ts'
import { editDocument } from './editDocument.ts'
import { mergeChange } from './mergeChange.ts'
import { searchDocuments } from './search/searchDocuments.ts'
import { describeDocuments } from './wording/describeDocuments.ts'

const shared = readSharedData()

answerJobs(async (job: ChangeJob): Promise<ChangeAnswer> => {
  switch (job.kind) {
    case 'edit':
      return editDocument(job, shared)
    case 'merge':
      return mergeChange(job)
    case 'describe':
      return describeDocuments(job.before, job.after, shared)
    case 'search':
      return searchDocuments(job)
  }
})
