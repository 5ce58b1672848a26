import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ConfigurationChecker,
  createConfigurationChecker,
} from '#server/modules/configuration/checks/configurationChecker.ts'
import { JobUnfinished } from '#server/threads/jobUnfinished.ts'
import { until } from '../../../support/until.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { staffWith } from '../../support/staffWith.ts'
import { MECH, type Visitor, visitor } from '../../support/visitor.ts'

const FILE = 'fees.json'

let server: TestApp
let lin: Visitor
/** Checks that were asked for. */
let asked = 0
let elsewhere: Visitor
beforeAll(async () => {
  const checker = createConfigurationChecker({ threads: 1 })
  const check: ConfigurationChecker['check'] = (...documents) => {
    asked += 1
    return checker.check(...documents)
  }
  server = await openApp({ checker: { ...checker, check } })
  lin = await staffWith(server, 'configure', 'publish')
  elsewhere = visitor(server, 'mech.localhost', MECH)
  await elsewhere.login('staff', 'Staff-2026')
})
afterAll(() => server.close())

async function changed(who: Visitor): Promise<string> {
  const { id } = await who.call('changeOpen', { title: '试' })
  const { content = '[]', rev } = await who.call('changeDocument', { id, path: FILE })
  const step = { id, path: FILE, rev, stepId: `step-${id}` }
  await who.call('changeStep', { ...step, content: `${content} ` })
  return id
}

test('the report of a society comes at its turn, however many another has asked for', async () => {
  const [many, one] = [await changed(lin), await changed(elsewhere)]
  const done: string[] = []
  const report = async (who: Visitor, id: string, name: string) => {
    const { status } = await who.ask('changeReport', { id, isBrief: true })
    expect(status).toBe(200)
    done.push(name)
  }
  const all = Array.from({ length: 12 }, () => report(lin, many, 'many'))
  await until(
    () => asked === 12,
    () => 'the reports are not begun',
  )
  const last = report(elsewhere, one, 'one')
  await until(
    () => asked === 13,
    () => 'the report is not begun',
  )
  const before = done.length
  await Promise.all([...all, last])
  expect(done.indexOf('one')).toBeLessThanOrEqual(before + 2)
})

const CUT = expect.objectContaining({
  severity: 'error',
  path: FILE,
  message: '在规定的时间和内存内没有检查完，不能发布',
})

test.each([true, false])(
  'a check without an end is a finding about the document: brief %s',
  async (isBrief) => {
    const cut = await openApp({ checker: createConfigurationChecker({ jobMs: 1 }) })
    const editor = await staffWith(cut, 'configure', 'publish')
    const id = await changed(editor)
    const report = await editor.ask('changeReport', { id, isBrief })
    expect(report).toMatchObject({ status: 200, data: { findings: [CUT] } })
    expect(await publishAsSeen(editor, id)).toMatchObject({ status: 409 })
    await cut.close()
  },
)

test('what else of a report has no end is a finding as well', async () => {
  const id = await changed(lin)
  const { changes } = server.parts
  const without = { ...changes, describe: () => Promise.reject(new JobUnfinished()) }
  Object.assign(server.parts, { changes: without })
  const report = await lin.ask('changeReport', { id })
  Object.assign(server.parts, { changes })
  expect(report).toMatchObject({ status: 200, data: { findings: [CUT], changes: [] } })
})
