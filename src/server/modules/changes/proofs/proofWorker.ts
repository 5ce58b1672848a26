import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import { loadLinearEngine } from '#domain/patterns/linearEngine.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { readDictionaries } from '#server/modules/configuration/documents/openConfiguration.ts'
import { answerJobs } from '#server/threads/answerJobs.ts'
import { caseOnForm } from './caseOnForm.ts'
import { playOnForm } from './playOnForm.ts'
import type { ProofAnswer, ProofJob } from './proofThread.ts'
import { provenForm } from './provenForm.ts'

const { dictionaries, areas } = readSharedData()
const engine = loadLinearEngine()

answerJobs(async (job: ProofJob): Promise<ProofAnswer> => {
  const tables = {
    areas,
    dictionaries: { ...dictionaries, ...readDictionaries(job.dictionaries) },
    now: Date.now(),
    matches: createPatternMatcher({ linearAlways: true, engine: await engine }),
  }
  if (job.kind === 'case') return caseOnForm(job, tables)
  return job.kind === 'prove' ? provenForm(job, tables) : playOnForm(job, tables)
})
