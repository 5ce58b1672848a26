import { effectsOf } from '#server/modules/changes/effects/effectsOf.ts'
import { createConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import { openApp, type TestApp } from '../../server/support/openApp.ts'
import { staffWith } from '../../server/support/staffWith.ts'
import { storeMembers } from '../../server/support/storedMembers.ts'
import { DEMO, type Visitor } from '../../server/support/visitor.ts'
import { watchLoop } from '../../support/watchLoop.ts'
import { timed } from './timed.ts'

/** What the report of a removed option takes in a society with many applications, in milliseconds. */
export interface ReportCost {
  applications: number
  /** The report in the demonstration as it comes, once its threads run. */
  small: number
  /** The report among all applications, with what is counted till then. */
  large: number
  /** Of that the effects, for another option. */
  effects: number
  /** Until every stored answer is counted, and what the report says then. */
  whole: number
  sentence: string
  /** How long the server's event loop was held at most by all of this. */
  longest: number
}

const APPLICATIONS = Number(process.env.BENCH_APPLICATIONS ?? 100_000)

const FORM = 'formConfig/0301-101-10102.json'

/** Removes options that a fifth of all applications chose each, and asks for the reports. */
export async function measureReport(): Promise<ReportCost> {
  const server = await openApp({ checker: createConfigurationChecker() })
  try {
    const staff = await staffWith(server, 'configure', 'publish')
    const small = await openedWithout(staff, '中共党员')
    await reportOf(staff, small)
    const { took } = await timed(() => reportOf(staff, small))
    await storeMembers(server, {
      ...{ memberType: '10102', count: APPLICATIONS },
      answers: (index) => ({ politics: `0${(index % 5) + 1}` }),
    })
    return { applications: APPLICATIONS, small: took, ...(await measureLarge(server, staff)) }
  } finally {
    await server.close()
  }
}

async function measureLarge(server: TestApp, staff: Visitor) {
  const id = await openedWithout(staff, '共青团员')
  const before = (await server.parts.configuration.of(DEMO)).documents
  const after = { ...before, [FORM]: textWithout(before[FORM] ?? '', '无党派人士') }
  const watch = watchLoop()
  watch.longest()
  const { took: large } = await timed(() => reportOf(staff, id))
  const { took: counting } = await timed(() => wholeCount(server))
  const { effects: told } = await reportOf(staff, id)
  const { took: effects } = await timed(() => effectsOf(server.parts, DEMO, { before, after }))
  const sentence = told.find(({ retire }) => retire)?.sentence ?? ''
  return { large, effects, whole: large + counting, sentence, longest: watch.longest() }
}

/** Waits for the count that the report has begun. */
async function wholeCount({ parts }: TestApp): Promise<void> {
  const use = { functionCode: '0301', type: '10102', except: [] }
  const code = [{ key: 'politics', code: '04' }]
  while (!(await parts.codeCounter.count(DEMO, use, code)).isWhole);
}

const reportOf = (staff: Visitor, id: string) => staff.call('changeReport', { id })

const textWithout = (text: string, option: string): string =>
  text.replace(new RegExp(`\\{ "itemCode": "\\d+", "itemName": "${option}" \\},\\s*`), '')

/** A change set in which the form does not offer an option any more. */
async function openedWithout(staff: Visitor, option: string): Promise<string> {
  const { id } = await staff.call('changeOpen', { title: option })
  const { content = '', rev } = await staff.call('changeDocument', { id, path: FORM })
  const value = textWithout(content, option)
  const edits = JSON.stringify([{ op: 'text', start: 0, was: content, value }])
  await staff.call('changeStep', { id, path: FORM, stepId: 'remove', rev, edits })
  return id
}
