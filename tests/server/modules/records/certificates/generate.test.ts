import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { endedOrWaiting } from '../../../support/endedOrWaiting.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { change, type Owner, ownersOf, pictureAt, pixelsOf, recordOf } from './support.ts'

/** Members of the demonstration's seed: 欧阳慕云, 王䶮 and 陈𬭎. */
const OUYANG = '13800000033'
const YAN = '13800000037'
const HONG = '13800000035'

let server: TestApp
let owner: (mobile: string) => Promise<Owner>
beforeAll(async () => {
  server = await openApp()
  owner = ownersOf(server)
})
afterAll(() => server.close())

const generate = (who: Visitor, id: string) => who.call('generateMemberCertificate', { id })

test('the owner gets a picture in the object storage, at an address of organisation, record and stamp', async () => {
  const who = await owner(OUYANG)
  const file = await generate(who, who.id)
  expect(file.name).toBe('会员证书-欧阳慕云.png')
  expect(file.url).toMatch(
    new RegExp(
      `^/sandbox/storage/portal/certificates/${DEMO}/${who.id}/\\d{14}-[\\w-]{22}\\.png\\?`,
    ),
  )
  const { width, height } = await pixelsOf(await pictureAt(server, file))
  expect([width, height]).toEqual([2000, 1414])
})

test.each([
  ['王䶮', YAN],
  ['陈𬭎', HONG],
])('a rare character is drawn: %s', async (name, person) => {
  const who = await owner(person)
  expect((await generate(who, who.id)).name).toBe(`会员证书-${name}.png`)
})

describe('whose certificate it is', () => {
  const refused: [string, number, () => Promise<Visitor>][] = [
    ['nobody in particular', 401, async () => visitor(server)],
    ['another member', 403, () => owner(HONG)],
    ['staff of another society', 404, () => staffAt('mech.localhost', MECH)],
  ]
  test.each(refused)('%s is refused', async (_who, status, asking) => {
    const { id } = await owner(OUYANG)
    const answer = await (await asking()).ask('generateMemberCertificate', { id })
    expect([answer.status, answer.data]).toEqual([status, null])
  })

  test('staff of the society get it', async () => {
    const { id } = await owner(OUYANG)
    expect((await generate(await staffAt(), id)).name).toBe('会员证书-欧阳慕云.png')
  })

  test('the address of a picture cannot be guessed from record and time', async () => {
    const who = await owner(OUYANG)
    const { url } = await generate(who, who.id)
    const guess = url.replace(/-[\w-]{22}\.png(?=\?)/, '-AAAAAAAAAAAAAAAAAAAAAA.png')
    expect(guess).not.toBe(url)
    for (const address of [guess, url.split('?')[0]])
      expect((await server.app.inject({ url: address ?? '' })).statusCode).toBe(403)
  })
})

async function staffAt(host?: string, orgId?: string): Promise<Visitor> {
  const who = visitor(server, host, orgId)
  await who.login('staff', 'Staff-2026')
  return who
}

test.each(['02', '03', '05', '06', '97'] as const)(
  'status %s has no certificate',
  async (status) => {
    const who = await owner('13800000040')
    await change(server, who.id, { status })
    const answer = await who.ask('generateMemberCertificate', { id: who.id })
    expect([answer.status, answer.msg]).toEqual([409, '当前状态不能进行此操作'])
    await change(server, who.id, { status: '99' })
  },
)

describe('what is drawn again', () => {
  test('unchanged data answers the same address and draws nothing', async () => {
    const who = await owner(OUYANG)
    const first = await generate(who, who.id)
    const draw = vi.spyOn(server.parts.rendering.renderer, 'draw')
    expect(await generate(who, who.id)).toEqual(first)
    expect(draw).not.toHaveBeenCalled()
    draw.mockRestore()
  })

  test('a renewed term replaces the picture under a new stamp', async () => {
    const who = await owner('13800000043')
    const before = await generate(who, who.id)
    await change(server, who.id, { endAt: '2029-12-31' })
    const after = await generate(who, who.id)
    expect(after.url).not.toBe(before.url)
    const pictures = [await pictureAt(server, after), await pictureAt(server, before)] as const
    expect(pictures[0].equals(pictures[1])).toBe(false)
  })

  test('a picture that the storage lost is drawn again at its address', async () => {
    const who = await owner(OUYANG)
    const file = await generate(who, who.id)
    const whole = await pictureAt(server, file)
    const head = vi.spyOn(server.parts.files, 'head').mockResolvedValueOnce(undefined)
    const draw = vi.spyOn(server.parts.rendering.renderer, 'draw')
    expect(await generate(who, who.id)).toEqual(file)
    expect(draw).toHaveBeenCalledOnce()
    expect((await pictureAt(server, file)).equals(whole)).toBe(true)
    head.mockRestore()
    draw.mockRestore()
  })

  test('two at the same moment get one picture, drawn once', async () => {
    const who = await owner('13800000307')
    const draw = vi.spyOn(server.parts.rendering.renderer, 'draw')
    const files = await Promise.all([1, 2, 3].map(() => generate(who, who.id)))
    expect(new Set(files.map(({ url }) => url)).size).toBe(1)
    expect(draw).toHaveBeenCalledOnce()
    draw.mockRestore()
  })

  test('a drawing that failed leaves nothing that is answered: the next one draws', async () => {
    const who = await owner('13800000310')
    const draw = vi
      .spyOn(server.parts.rendering.renderer, 'draw')
      .mockRejectedValueOnce(new Error('torn'))
    expect((await who.ask('generateMemberCertificate', { id: who.id })).status).toBe(500)
    const file = await generate(who, who.id)
    expect((await pictureAt(server, file)).length).toBeGreaterThan(100_000)
    draw.mockRestore()
  })
})

test('a certificate says what its record says once it is its turn', async () => {
  const who = await owner('13800000311')
  const record = await recordOf(server, who.id)
  const { asked } = await server.parts.store.tx(DEMO, async (tx) => {
    await oneAtATime(tx, `certificate:member:${who.id}`)
    const certificate = generate(who, who.id)
    await endedOrWaiting(server.parts.store, certificate)
    await memberApplications.save(tx, record, { realName: '田晚照' })
    return { asked: certificate }
  })
  expect((await asked).name).toBe('会员证书-田晚照.png')
})

test('a character no font has is refused by its name, and nothing is given out', async () => {
  const who = await owner('13800000311')
  await change(server, who.id, { realName: '田𠮷' })
  const answer = await who.ask('generateMemberCertificate', { id: who.id })
  expect([answer.status, answer.msg]).toEqual([
    409,
    '证书上的“𠮷”字（U+20BB7）没有可用的字形，暂时不能生成证书，请联系学会处理',
  ])
  await change(server, who.id, { realName: '田吉' })
  expect((await generate(who, who.id)).name).toBe('会员证书-田吉.png')
})
