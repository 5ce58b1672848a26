import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { applied, applyInput, INDIVIDUAL } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { upload } from '../support/uploads.ts'
import { DEMO, type Visitor, visitor } from '../support/visitor.ts'

let server: TestApp
let who: Visitor
beforeAll(async () => {
  server = await openApp()
  who = visitor(server)
  await who.login('13800000001', 'Member-2026')
})
afterAll(() => server.close())

/** Jobs of each kind that threads were given; the threads are real. */
const NONE = { forms: 0, pictures: 0, sheets: 0 }
const jobs = { ...NONE }
beforeEach(() => {
  Object.assign(jobs, NONE)
  const { postMessage } = Worker.prototype
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function post(
    this: Worker,
    ...given: Parameters<typeof postMessage>
  ) {
    const [job] = given
    if (job instanceof Uint8Array) jobs.pictures += 1
    else if (Object.hasOwn(job as object, 'definition')) jobs.forms += 1
    else if (Object.hasOwn(job as object, 'opening')) jobs.sheets += 1
    return postMessage.apply(this, given)
  })
})
afterEach(() => vi.restoreAllMocks())

const { depth, tags, length } = LIMITS.richText
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const rows = (count: number) => times(count, { period: '2005-09' })

const apply = (values: object) =>
  who.ask('memberApply', applyInput('individual', { ...INDIVIDUAL, ...values }))
const position = (resume: string) =>
  who.ask('orgApply', { orgId: DEMO, formInfo: JSON.stringify({ resume }) })

describe('a form that takes long to judge is judged in the thread', () => {
  test.each([
    ['a person’s form', () => apply({ introduction: '甲'.repeat(300) }), 0],
    ['long text', () => apply({ introduction: '甲'.repeat(20_001) }), 1],
    ['many rows', () => apply({ works: rows(LIMITS.tableRows) }), 1],
    ['unknown values', () => apply({ unknown: times(30_000, 0) }), 0],
    ['long lists', () => apply({ sex: times(30_000, '1') }), 1],
    ['long rich text', () => position(`<p>${'甲'.repeat(length - 7)}</p>`), 1],
    ['rich text of many tags', () => position('<p>甲</p>'.repeat(tags)), 1],
    ['a short text', () => position('<p>甲</p>'), 0],
  ])('%s', async (_what, send, posted) => {
    expect((await send()).status).toBe(422)
    expect(jobs).toEqual({ ...NONE, forms: posted })
  })
})

describe('what is beyond any form is refused before any work', () => {
  test.each([
    ['rich text too deep', () => position('<b>'.repeat(depth + 1)), 422],
    ['rich text of too many tags', () => position('<p>甲</p>'.repeat(tags + 1)), 422],
    ['rich text too long', () => position('甲'.repeat(length + 1)), 422],
    ['a table too long', () => apply({ works: rows(LIMITS.tableRows + 1) }), 422],
    ['too many values', () => apply({ unknown: times(40_001, 0) }), 413],
    ['a text longer than the contract has it', () => apply({ a: 'a'.repeat(200_000) }), 400],
  ])('%s', async (_what, send, status) => {
    expect((await send()).status).toBe(status)
    expect(jobs).toEqual(NONE)
  })
})

test('a picture is opened in the thread, of a form as of what is signed', async () => {
  const owner = visitor(server)
  const { id } = await applied(server, owner, '13944470001')
  expect(jobs).toEqual({ ...NONE, pictures: 1 })
  const enclosure = [await upload(server, owner)]
  await owner.call('memberStatus', { id, status: '02', optionCode: '02', enclosure })
  expect(jobs).toEqual({ ...NONE, pictures: 2 })
})

test.each(['csv', 'xlsx'] as const)('an export is written in the thread: %s', async (format) => {
  const staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  await staff.call('exportUsers', { format })
  expect(jobs).toEqual({ ...NONE, sheets: 1 })
})
