import type { LintInput } from '#lint/input.ts'
import { checkerHere } from '../services/configuration/checkConfiguration.ts'
import type { CheckDocuments } from '../services/configuration/configurationChecker.ts'
import { readProduct } from '../services/configuration/readProduct.ts'
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
  if (question.command === 'check') return checkAnswer(checkOf(await readProduct()), question)
  const env = readEnv(process.env)
  const { dataDir, databaseUrl } = env
  const answered = databaseUrl ? undefined : await askRunningServer(dataDir, question)
  if (answered) return answered
  const store = await openStore(storePlace(env))
  try {
    const product = await readProduct()
    const pages = { product: () => product }
    return await answerConfigQuestion({ check: checkOf(product), store, pages }, question)
  } finally {
    await store.close()
  }
}

/** Checks against the product's documents as they are on the disk; a running server uses its own. */
const checkOf = (product: LintInput): CheckDocuments =>
  checkerHere({ product, shared: readSharedData() }).check
