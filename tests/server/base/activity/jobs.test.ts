import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import { jobHandlers } from '#server/jobs/jobHandlers.ts'
import { findVersion } from '#server/modules/configuration/versions/versions.ts'
import { LANE_OF } from '#server/store/jobKinds.ts'
import { freshMobile } from '../../modules/people/accounts/registration.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { entered } from './log.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const ask = (question: Parameters<typeof answerConfigQuestion>[1]) => {
  const { store, checker, pages, ...reports } = server.parts
  return answerConfigQuestion({ store, check: checker.check, pages, reports }, question)
}

test('a version that is published or restored at the terminal says which, and by whom', async () => {
  const documents = { ...(await findVersion(server.parts.store, 'demo'))?.documents }
  documents['site.json'] = `${documents['site.json'] ?? '{}'}\n`
  const operator = {
    kind: 'job',
    whoKind: 'operator',
    whoName: 'wang',
    recordType: 'configuration',
  }
  expect(
    await entered(server, () =>
      ask({ command: 'push', org: 'demo', documents, base: 1, author: 'wang', note: '' }),
    ),
  ).toMatchObject([{ ...operator, operation: 'configPush', detail: { version: 2 } }])
  expect(
    await entered(server, () =>
      ask({ command: 'restore', org: 'demo', version: 1, author: 'wang', files: [] }),
    ),
  ).toMatchObject([{ ...operator, operation: 'configRestore', detail: { version: 3 } }])
})

test('a push that changes nothing leaves no entry', async () => {
  const documents = (await findVersion(server.parts.store, 'demo'))?.documents ?? {}
  expect(
    await entered(server, () =>
      ask({ command: 'push', org: 'demo', documents, base: 1, author: 'wang', note: '' }),
    ),
  ).toEqual([])
})

test('a member of staff who is made at the terminal is entered with the rights', async () => {
  const invited = { realName: '苏远岫', mobile: freshMobile() }
  expect(
    await entered(server, () => ask({ command: 'staff', org: 'demo', invited, author: 'wang' })),
  ).toMatchObject([
    {
      operation: 'inviteStaff',
      whoName: 'wang',
      recordType: 'account',
      personName: '苏**',
      detail: { before: [], after: expect.arrayContaining(['accounts']) },
    },
  ])
})

test('every kind of job has its handler, whose changes are entered', () => {
  expect(Object.keys(jobHandlers(server.parts as never)).toSorted()).toEqual(
    Object.keys(LANE_OF).toSorted(),
  )
})
