import type { LintInput } from '#lint/input.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { answerConfigQuestion, checkAnswer, type DeskParts } from '#server/control/configDesk.ts'
import { askRunningServer } from '#server/control/controlSocket.ts'
import type { ConfigAnswer, ConfigQuestion } from '#server/control/questions.ts'
import { makeReports } from '#server/modules/changes/makeReports.ts'
import { createProofThread } from '#server/modules/changes/proofs/proofThread.ts'
import { checkerHere } from '#server/modules/configuration/checks/checkConfiguration.ts'
import type { CheckDocuments } from '#server/modules/configuration/checks/configurationChecker.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'
import { type Env, readEnv } from '#server/settings/env.ts'
import { storePlace } from '#server/settings/storePlace.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'

/**
 * Answers a question: checks are done here; everything else by the running server if there is one, otherwise on the
 * database itself.
 */
export async function askDesk(question: ConfigQuestion): Promise<ConfigAnswer> {
  if (question.command === 'check')
    return checkAnswer(
      { check: checkOf(await readProduct()), proofs: createProofThread() },
      question,
    )
  const env = readEnv(process.env)
  const { dataDir, databaseUrl } = env
  const answered = databaseUrl ? undefined : await askRunningServer(dataDir, question)
  if (answered) return answered
  return answeredOn(await openStore(storePlace(env)), question)
}

async function answeredOn(
  store: Store,
  question: ConfigQuestion,
  onChecked?: DeskParts['onChecked'],
): Promise<ConfigAnswer> {
  try {
    const product = await readProduct()
    const pages = { product: () => product }
    const reports = makeReports(store)
    const parts = { check: checkOf(product), store, pages, reports, onChecked }
    return await answerConfigQuestion(parts, question)
  } finally {
    await store.close()
  }
}

/**
 * Answers a question without changing the database: by the running server, or on a PostgreSQL as it is, even if a start
 * would migrate it. Undefined where the embedded database has no server running.
 * @param onChecked called with the progress when the question is answered in this process
 */
export async function askAsIs(
  question: ConfigQuestion,
  env: Env,
  onChecked?: DeskParts['onChecked'],
): Promise<ConfigAnswer | undefined> {
  if (!env.databaseUrl) return askRunningServer(env.dataDir, question)
  return answeredOn(await openStore({ ...storePlace(env), asIs: true }), question, onChecked)
}

/** Checks against the product's documents as they are on the disk; a running server uses its own. */
const checkOf = (product: LintInput): CheckDocuments =>
  checkerHere({ product, shared: readSharedData() }).check
