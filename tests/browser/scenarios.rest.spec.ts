import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { momentOf } from '#domain/time/dateFormat.ts'
import { readScenario } from '#replay/readScenario.ts'
import { onPc } from './support/devices.ts'
import { currentValue, mountOnPage } from './support/mountOnPage.ts'
import { playOnScreen } from './support/scenarioHand.ts'
import { serveEmbed } from './support/serveEmbed.ts'
import { test } from './support/test.ts'

/** The same files `npm run replay` plays, here typed and clicked into the form on screen. */
const SCENARIOS = [
  'visibility/condition-1-in-list',
  'visibility/condition-2-not-in-list',
  'visibility/hidden-controller-is-empty',
  'visibility/multi-choice-any',
  'visibility/value-survives-hiding',
  'validation/order-first-failure',
  'validation/errors-before-submit',
  'validation/length-in-characters',
  'validation/pattern-named',
  'table/cell-rules-and-paths',
  'table/num-limit',
  'keys/on-screen',
  'steps/type-then-blur',
  'steps/paste-into-text',
  'steps/paste-into-table',
  'steps/upload-name-and-size',
  'steps/options-offered',
  'steps/print-rows',
  'steps/prefilled-and-locked',
]

const ON_PC = ['table/cell-rules-and-paths', 'steps/paste-into-table', 'steps/print-rows']

const detailsOf = (name: string) =>
  ON_PC.includes(name) ? onPc('on a phone cells stand in the sheet of their row') : {}

let embed: Awaited<ReturnType<typeof serveEmbed>>
test.beforeAll(async () => {
  embed = await serveEmbed()
})
test.afterAll(() => embed.server.close())

for (const name of SCENARIOS)
  test(
    `${name}: the form on screen agrees with replay`,
    detailsOf(name),
    async ({ page, form, isPhone }) => {
      const scenario = readScenario(`fixtures/scenarios/${name}.scenario.json`)
      const { steps, formInfo, context: { now, ...given } = {} } = scenario
      const context = { ...given, ...(now !== undefined && { now: momentOf(now) }) }
      const layout = isPhone ? 'mobile' : 'pc'
      await mountOnPage(page, embed.url, { formInfo, layout, context })
      const bundle = convertFormInfo(formInfo, { dictionaries: {} })
      const hand = { page, form, bundle, opening: await currentValue(page) }
      for (const step of steps) await playOnScreen(hand, step)
    },
  )
