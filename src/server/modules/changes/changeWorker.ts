import { readSharedData } from '#server/base/shared/sharedData.ts'
import { answerJobs } from '#server/threads/answerJobs.ts'
import type { ChangeAnswer, ChangeJob } from './changeThread.ts'
import { editDocument } from './editDocument.ts'
import { formEffects } from './formEffects/formEffects.ts'
import { createMigration } from './formEffects/migrateAnswers.ts'
import { offeredCodes } from './formEffects/offeredCodes.ts'
import { retireEdits } from './formEffects/retireEdits.ts'
import { mergeChange } from './mergeChange.ts'
import { searchDocuments } from './search/searchDocuments.ts'
import { searchPages } from './search/searchPages.ts'
import { describeDocuments } from './wording/describeDocuments.ts'

const shared = readSharedData()
const migrate = createMigration(shared)

answerJobs(async (job: ChangeJob): Promise<ChangeAnswer> => {
  switch (job.kind) {
    case 'edit':
      return editDocument(job, shared)
    case 'merge':
      return mergeChange(job)
    case 'describe':
      return describeDocuments(job.before, job.after, shared)
    case 'formEffects':
      return formEffects(job.before, job.after, shared)
    case 'migrate':
      return migrate(job)
    case 'offered':
      return offeredCodes(job, shared)
    case 'retire':
      return retireEdits(job)
    case 'search':
      return searchDocuments(job)
    case 'searchPages':
      return searchPages(job)
  }
})
