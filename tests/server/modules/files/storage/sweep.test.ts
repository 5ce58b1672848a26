import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findCurrentConfig,
  pushConfig,
} from '#server/modules/configuration/repositories/configVersions.ts'
import { findFile, lockFiles } from '#server/modules/files/repositories/files.ts'
import { sweepFiles } from '#server/modules/files/storage/sweepFiles.ts'
import { applied, applyInput, INDIVIDUAL } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { upload } from '../../../support/uploads.ts'
import { DEMO, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const HOURS = 3_600_000
const nameOf = ({ url }: { url: string }) => server.parts.files.pathOf(url) ?? ''
const isStored = (path: string) => existsSync(join(server.dataDir, 'storage', 'portal', path))
const isNoted = async (path: string) =>
  (await server.parts.store.tx(DEMO, (tx) => findFile(tx, path))) !== undefined
const stateOf = async (file: { url: string }) => [
  isStored(nameOf(file)),
  await isNoted(nameOf(file)),
]
const attach = (
  who: ReturnType<typeof visitor>,
  id: string,
  enclosure: { name: string; url: string }[],
) => who.ask('memberStatus', { id, status: '02', optionCode: '02', enclosure })

test('a file nobody refers to goes after a day, from table and storage; one that is referred to stays', async () => {
  const who = visitor(server)
  const { id } = await applied(server, who, '13955550001')
  const [used, unused] = [await upload(server, who), await upload(server, who)]
  const { path: neverSent } = await who.call('uploadToken', { purpose: 'enclosure' })
  expect(await attach(who, id, [used])).toMatchObject({ data: true })
  server.advance(23 * HOURS)
  await sweepFiles(server.parts)
  expect(await stateOf(unused)).toEqual([true, true])
  server.advance(2 * HOURS)
  await sweepFiles(server.parts)
  expect(await stateOf(unused)).toEqual([false, false])
  expect(await isNoted(neverSent)).toBe(false)
  expect(await stateOf(used)).toEqual([true, true])
  server.advance(400 * 24 * HOURS)
  await sweepFiles(server.parts)
  expect(await stateOf(used)).toEqual([true, true])
})

test('an attachment that was replaced goes a day after that', async () => {
  const who = visitor(server)
  const { id } = await applied(server, who, '13955550002')
  const before = await upload(server, who)
  await attach(who, id, [before])
  server.advance(25 * HOURS)
  await who.prove('13955550002')
  const enclosure = [await upload(server, who)]
  expect(
    await who.ask('memberStatus', { id, status: '03', optionCode: '02', enclosure }),
  ).toMatchObject({ data: true })
  await sweepFiles(server.parts)
  expect(await stateOf(before)).toEqual([true, true])
  server.advance(25 * HOURS)
  await sweepFiles(server.parts)
  expect(await stateOf(before)).toEqual([false, false])
  expect(await stateOf(enclosure[0] as { url: string })).toEqual([true, true])
})

test('a submission and a sweep at once: the record has its file, or the person hears of it', async () => {
  const who = visitor(server)
  const values = {
    ...INDIVIDUAL,
    mobile: '13955550003',
    photo: [await upload(server, who, 'photo')],
  }
  server.advance(25 * HOURS)
  await who.prove('13955550003')
  const [answer] = await Promise.all([
    who.ask('memberApply', applyInput('individual', values)),
    sweepFiles(server.parts),
  ])
  const [file] = values.photo
  if (!file) throw new Error('no photo')
  if (answer.code === '00000') expect(await stateOf(file)).toEqual([true, true])
  else {
    expect(answer.msg).toMatch(/请重新上传$/)
    expect(await isNoted(nameOf(file))).toBe(false)
  }
})

test('what a sweep has claimed is taken by nobody, and removed by the next one', async () => {
  const who = visitor(server)
  const { id } = await applied(server, who, '13955550004')
  const file = await upload(server, who)
  server.advance(25 * HOURS)
  const { files } = server.parts
  const remove = () => Promise.reject(new Error('the storage is away'))
  await expect(sweepFiles({ ...server.parts, files: { ...files, remove } })).rejects.toThrow('away')
  expect(isStored(nameOf(file))).toBe(true)
  await who.prove('13955550004')
  expect(await attach(who, id, [file])).toMatchObject({
    status: 400,
    msg: '附件“扫描件.png”已被清理，请重新上传',
  })
  await sweepFiles(server.parts)
  expect(isStored(nameOf(file))).toBe(false)
})

test('a file that a configuration names stays', async () => {
  const who = visitor(server)
  await who.prove('13955550005')
  const file = await upload(server, who)
  const { store } = server.parts
  await store.tx(DEMO, async (tx) => {
    const current = await findCurrentConfig(tx)
    if (!current) throw new Error('no configuration')
    const documents = { ...current.documents, 'materials.json': JSON.stringify({ file: file.url }) }
    await pushConfig(tx, { ...current, documents })
  })
  server.advance(25 * HOURS)
  await sweepFiles(server.parts)
  expect(await stateOf(file)).toEqual([true, true])
  expect(await store.tx(DEMO, (tx) => lockFiles(tx, [nameOf(file)]))).toHaveLength(1)
})
