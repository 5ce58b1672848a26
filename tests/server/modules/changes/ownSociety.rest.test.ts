import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '#contract/calls.ts'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import {
  findCurrentConfig,
  pushConfig,
} from '#server/modules/configuration/repositories/configVersions.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../support/visitor.ts'

const FILE = 'organisation.json'

let server: TestApp
let editor: Visitor
beforeAll(async () => {
  server = await openApp()
  editor = await staffWith(server, 'configure', 'publish')
})
afterAll(() => server.close())

type Own = Record<string, unknown>

const liveNow = async () => {
  const found = await server.parts.store.tx(DEMO, findCurrentConfig)
  if (!found) throw new Error('nothing is live')
  return found
}

const changedText = async (changed: Own): Promise<string> => {
  const { documents } = await liveNow()
  return JSON.stringify({ ...JSON.parse(documents[FILE] ?? ''), ...changed })
}

/** A change set in which organisation.json says something else. */
async function draftOf(changed: Own): Promise<{ id: string; live: number }> {
  const { id } = await editor.call('changeOpen', { title: '改学会' })
  const step = { id, path: FILE, stepId: `step-${id}`, rev: 0 }
  await editor.call('changeStep', { ...step, content: await changedText(changed) })
  return { id, live: (await liveNow()).version }
}

const errorsOf = ({ findings }: Schema<'ChangeReport'>) =>
  findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)

const CASES: [string, Own, string][] = [
  ['the id of another society', { orgId: MECH }, '学会的编号不能改'],
  ['the code of another society', { code: 'mech' }, '组织代码不能改：本学会是“demo”'],
  ['a code that nobody has', { code: 'demo2' }, '组织代码不能改：本学会是“demo”'],
  [
    'a host of another society',
    { hosts: ['localhost', 'mech.localhost'] },
    '域名“mech.localhost”已属于其他组织',
  ],
  [
    'no host that leads here now',
    { hosts: ['new.example.org'] },
    '现在能打开本学会的域名一个也没有留下',
  ],
]

describe.each(CASES)('%s', (_what, changed, said) => {
  test('is an error in the report, brief or whole, and is not published', async () => {
    const { id, live } = await draftOf(changed)
    for (const isBrief of [true, false])
      expect(errorsOf(await editor.call('changeReport', { id, isBrief })).join()).toContain(said)
    expect(await publishAsSeen(editor, id)).toMatchObject({ status: 409 })
    expect((await liveNow()).version).toBe(live)
  })
})

test.each(CASES.slice(1, 4))(
  '%s is refused by check and push of the command line',
  async (_what, changed, said) => {
    const { version: base, documents } = await liveNow()
    const { parts: all } = server
    const parts = { ...all, check: all.checker.check, reports: all }
    const given = {
      ...{ org: 'demo', base, author: 'tester', note: '' },
      documents: { ...documents, [FILE]: await changedText(changed) },
    }
    for (const command of ['check', 'push'] as const) {
      const { ok, lines } = await answerConfigQuestion(parts, { command, ...given })
      expect([ok, lines.join()]).toEqual([false, expect.stringMatching(/“demo”|已属于其他组织/)])
      if (command === 'check' && !('code' in changed)) expect(lines.join()).toContain(said)
    }
  },
)

describe('a stored version that names another society', () => {
  test('shows its own society’s site, lets the staff log in, and is mended from the studio', async () => {
    const { documents, version } = await liveNow()
    const wrong = { ...documents, [FILE]: await changedText({ orgId: MECH, code: 'mech' }) }
    const head = { hash: 'wrong', author: '', note: '', accountId: null, baseVersion: version }
    await server.parts.store.tx(DEMO, (tx) => pushConfig(tx, { ...head, documents: wrong }))
    server.parts.configuration.forget()
    const site = await visitor(server).call('site', {})
    expect(site.orgId).toBe(DEMO)
    expect(JSON.stringify(site)).not.toContain('/assets/mech/')
    const staff = visitor(server)
    await staff.login('staff', 'Staff-2026')
    const { id } = await draftOf({ orgId: DEMO, code: 'demo' })
    expect(await publishAsSeen(editor, id)).toMatchObject({ status: 200 })
  })
})
