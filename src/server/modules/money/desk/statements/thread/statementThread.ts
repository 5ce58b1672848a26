import { answerJobs } from '#server/threads/answerJobs.ts'
import { type MatchJob, matchLines } from './matchLines.ts'
import { type ReadJob, readStatement } from './readStatement.ts'

answerJobs(async (job: ReadJob | MatchJob) =>
  'bytes' in job ? readStatement(job) : matchLines(job),
)
