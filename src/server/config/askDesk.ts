import { readProduct } from '../services/pages/pageDocuments.ts'
import { readSharedData } from '../services/shared/sharedData.ts'
import { readEnv } from '../settings/env.ts'
import { storePlace } from '../settings/storePlace.ts'
import { openStore } from '../store/openStore.ts'
import { answerConfigQuestion, checkAnswer } from './configDesk.ts'
import { askRunningServer } from './controlSocket.ts'
import type { ConfigAnswer, ConfigQuestion } from './questions.ts'

/**
 * Answers a question: checks are done here; everything else by the running server if there is one, otherwise on the
 * database itself.
 */
export async function askDesk(question: ConfigQuestion): Promise<ConfigAnswer> {
  if (question.command === 'check') return checkAnswer(await readParts(), question)
  const env = readEnv(process.env)
  const { dataDir, databaseUrl } = env
  const answered = databaseUrl ? undefined : await askRunningServer(dataDir, question)
  if (answered) return answered
  const store = await openStore(storePlace(env))
  try {
    return await answerConfigQuestion({ ...(await readParts()), store }, question)
  } finally {
    await store.close()
  }
}

/** Reads what a configuration is checked against; a running server uses its own. */
const readParts = async () => ({ product: await readProduct(), shared: readSharedData() })
