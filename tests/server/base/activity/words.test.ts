import { expect, test } from 'vitest'
import { RIGHTS } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { detailText } from '#server/base/activity/detailText.ts'
import { callLogs, callSchemas } from '#server/calls/apiDocument.ts'
import words from '#server/messages/activity.json' with { type: 'json' }
import { LANE_OF, REMIND, SEND_SMS } from '#server/store/jobKinds.ts'
import { type Part, propertiesOf } from '../../support/contractParts.ts'

const LOGS = callLogs()

/** Calls whose entries are refusals alone: searches too many in a row. */
const REFUSED_ONLY = ['memberJoinPage']

/** Jobs that change nothing the log is to know of. */
const QUIET: readonly string[] = [SEND_SMS, REMIND]
const JOBS = [
  ...Object.keys(LANE_OF).filter((kind) => !QUIET.includes(kind)),
  'payNotification',
  'configPush',
  'configRestore',
  'inviteStaff',
  'sweepFiles',
]

const FILE = 'src/server/messages/activity.json'

test('every call that is entered has its words, and nothing else has', () => {
  const said = Object.keys(words.operations)
  const missing = [...LOGS.keys(), ...REFUSED_ONLY].filter((id) => !said.includes(id))
  expect(missing, `give ${missing.join(', ')} words under "operations" of ${FILE}`).toEqual([])
  expect(said.filter((id) => !LOGS.has(id as never))).toEqual(REFUSED_ONLY)
})

test('every job and command that is entered has its words, and nothing else has', () => {
  expect(Object.keys(words.jobs).toSorted()).toEqual(JOBS.toSorted())
})

test('every kind of record has its name', () => {
  const types = [...LOGS.values()].flatMap(({ record }) => (record ? [record.type] : []))
  const unnamed = [...new Set(types)].filter((type) => !Object.hasOwn(words.recordTypes, type))
  expect(unnamed, `under "recordTypes" of ${FILE}`).toEqual([])
})

test('every value that is kept, and every filter, has its name', () => {
  const names = [...LOGS].flatMap(([id, { kind, record, says = [] }]) => {
    const { querystring, body } = callSchemas().get(id) ?? {}
    const inputs = [querystring, body].flatMap((part) => propertiesOf(part as Part))
    const filters = kind === 'read' || kind === 'export' ? inputs.map(([name]) => name) : []
    return [...says, ...filters.filter((name) => name !== record?.input)]
  })
  const places = ['orgId', 'current', 'size']
  const unnamed = [...new Set(names)].filter(
    (name) => !places.includes(name) && !Object.hasOwn(words.names, name),
  )
  expect(unnamed, `under "names" of ${FILE}`).toEqual([])
})

test('every refusal has its word', () => {
  expect(Object.keys(words.refusals).toSorted()).toEqual(Object.values(RefusalCode).toSorted())
})

test('a detail is one line of Chinese', () => {
  expect(
    detailText({
      said: { decision: 'approve', status: '05' },
      by: ['keyword'],
      fields: ['realName', 'ownField'],
      rows: 3,
      version: 7,
      before: [],
      after: [...RIGHTS].slice(0, 2),
    }),
  ).toBe(
    '决定：通过；状态：05；按关键字查找；改动：姓名、ownField；3 条；版本 7；权限由“无”改为“初审、复审”',
  )
})
