import { describe, expect, test } from 'vitest'
import type { FormErrors } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { survey } from '#replay/documents/survey.ts'
import { readScenario } from '#replay/readScenario.ts'
import { openForm } from '#replay/runScenario.ts'
import type { Scenario } from '#replay/scenario.ts'
import { playStep } from '#replay/steps/playStep.ts'
import { fixtureTables } from '#replay/tables.ts'
import type { SubjectAccount } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { checkSubmission } from '#server/modules/records/forms/checkSubmission.ts'
import { createFormValidator } from '#server/modules/records/forms/formValidator.ts'

type Parts = Parameters<typeof checkSubmission>

const tables = await fixtureTables()

/** What a request would carry that was made without the browser's checks: every value as it was left. */
interface Attempt {
  values: FormValues
  errors: Record<string, string>
}

/** The last submission of a scenario, with the errors the browser then shows. */
async function attemptOf(scenario: Scenario): Promise<Attempt | undefined> {
  const store = openForm(scenario, tables)
  let attempt: Attempt | undefined
  for (const step of scenario.steps) {
    await playStep(store, step)
    if (!('submit' in step)) continue
    const keys = store.bundle.order.filter((key) => store.get(key) !== undefined)
    const values = Object.fromEntries(keys.map((key) => [key, store.get(key)]))
    attempt = { values, errors: { ...store.errors() } }
  }
  store.dispose()
  return attempt
}

/** Somebody logged in who lives there. */
const accountIn = (areaCode: string) => ({ areaCode }) as SubjectAccount

async function refusalOf(scenario: Scenario, values: FormValues): Promise<Record<string, string>> {
  const { context = {}, formInfo } = scenario
  const dictionaries = { ...tables.dictionaries, ...context.dictionaries }
  const submission = {
    definition: typeof formInfo === 'string' ? formInfo : JSON.stringify(formInfo),
    text: JSON.stringify(values),
    now: new Date(tables.now),
    subject: { ...(context.user?.areaCode && { account: accountIn(context.user.areaCode) }) },
    ...(context.initial && { record: context.initial }),
    ask: async ({ kind, value }: { kind: 'mobile' | 'cardNo'; value: string }) =>
      !context.taken?.[kind]?.includes(value),
  }
  const shared = { dictionaries, areas: tables.areas }
  const parts = { shared, forms: createFormValidator(shared) } as unknown
  try {
    await checkSubmission(parts as Parts[0], { dictionaries: {} }, submission)
    return {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return (error.data as FormErrors | null)?.errors ?? {}
  }
}

const submitted = survey('fixtures/scenarios').scenarios.filter((file) =>
  readScenario(file).steps.some((step) => 'submit' in step),
)

describe('a request that skips the browser gets the same messages by field', () => {
  test.each(submitted)('%s', async (file) => {
    const scenario = readScenario(file)
    const attempt = await attemptOf(scenario)
    expect(await refusalOf(scenario, attempt?.values ?? {})).toEqual(attempt?.errors)
  })
})
