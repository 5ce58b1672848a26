import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { approve } from '#replay/modes/approve.ts'
import { play } from '#replay/modes/play.ts'
import { formFolder, textBox, writeFiles } from './support/formFolder.ts'

const form = (...fields: object[]) => ({ formInfo: fields.map((field) => [field]) })
const scenario = (...fields: object[]) => ({
  title: '显示',
  ...form(...fields),
  steps: [{ expect: { visible: ['a'] } }],
})
const A = textBox('a', '甲')
const REQUIRED = textBox('a', '甲', { required: true })

const text = async (...paths: string[]) => (await play(paths, { json: false })).text
const passes = async (...paths: string[]) => (await play(paths, { json: false })).passed
const accept = (...paths: string[]) => approve(paths, { json: false })
const snapshots = (folder: string) => readdirSync(join(folder, '.approved'))
const bytes = (folder: string) =>
  snapshots(folder).map((name) => readFileSync(join(folder, '.approved', name), 'utf8'))

describe('what is approved passes until it changes', () => {
  test('a changed attribute fails and is said with row, field and both values', async () => {
    const folder = formFolder({ 'form.json': form(A) })
    await accept(folder)
    expect(await passes(folder)).toBe(true)
    writeFiles(folder, { 'form.json': form(REQUIRED) })
    expect(await passes(folder)).toBe(false)
    expect(await text(folder)).toContain('第 1 行 · 甲（a）· 必填：由“否”变为“是”')
    await accept(folder)
    expect(await passes(folder)).toBe(true)
  })

  test('a scenario fails when its form is not as approved, although it plays', async () => {
    const folder = formFolder({ 'a.scenario.json': scenario(A) })
    await accept(folder)
    expect(await passes(folder)).toBe(true)
    writeFiles(folder, { 'a.scenario.json': scenario(REQUIRED) })
    expect(await passes(folder)).toBe(false)
  })

  test('what may lose stored data is marked', async () => {
    const folder = formFolder({ 'form.json': form(A, textBox('b', '乙')) })
    await accept(folder)
    writeFiles(folder, { 'form.json': form(A) })
    expect(await text(folder)).toContain('原第 2 行 · 乙（b）· 删除：文本框【可能丢失已填数据】')
  })

  test('the line of the file is the one where it stands now', async () => {
    const lines = (required: string) =>
      `{\n "formInfo": [\n  [{"type":"textBox","value":"a",\n"required":${required}}]]}`
    const folder = formFolder({ 'form.json': lines('false') })
    await accept(folder)
    writeFiles(folder, { 'form.json': lines('true') })
    expect(await text(folder)).toContain('form.json:4:12')
  })
})

test('a diagnostic is found where the file breaks', async () => {
  const folder = formFolder({ 'form.json': form(A) })
  await accept(folder)
  writeFiles(folder, { 'form.json': '{ "formInfo":\n  [[],]\n}' })
  expect(await text(folder)).toMatch(/诊断 · 新的错误：表单配置不是有效的 JSON.* form\.json:2:/)
})

describe('what is under approval', () => {
  test('a folder in which nothing was ever approved is no failure', async () => {
    expect(await passes(formFolder({ 'a.scenario.json': scenario(A) }))).toBe(true)
    expect(await passes(formFolder({ 'form.json': form(A) }))).toBe(true)
  })

  test('a new document beside approved ones fails until it is approved', async () => {
    const folder = formFolder({ 'form.json': form(A) })
    await accept(folder)
    writeFiles(folder, { 'new.json': form(A) })
    expect(await text(folder)).toContain('新文件')
    expect(await passes(folder)).toBe(false)
    expect(await passes(join(folder, 'new.json'))).toBe(false)
    expect(await passes(join(folder, 'form.json'))).toBe(true)
  })

  test('a snapshot whose document is gone fails until that is approved', async () => {
    const folder = formFolder({ 'form.json': form(A), 'other.json': form(A) })
    await accept(folder)
    rmSync(join(folder, 'form.json'))
    expect(await text(folder)).toContain('文件不在了')
    expect(await text(join(folder, 'form.json'))).toContain('文件不在了')
    await accept(folder)
    expect(snapshots(folder)).toEqual(['other.picture.json'])
    expect(await passes(folder)).toBe(true)
  })

  test('a document with another name and the same snapshot was renamed', async () => {
    const folder = formFolder({ 'form.json': form(A), 'other.json': form(A, REQUIRED) })
    await accept(folder)
    renameSync(join(folder, 'form.json'), join(folder, 'renamed.json'))
    expect(await text(folder)).toContain(`由 ${join(folder, 'form.json')} 改名，内容没有变化`)
    expect(await text(folder)).not.toContain('可能丢失已填数据')
  })

  test('the last snapshot takes the folder with it', async () => {
    const folder = formFolder({ 'form.json': form(A) })
    await accept(folder)
    rmSync(join(folder, 'form.json'))
    await accept(folder)
    expect(existsSync(join(folder, '.approved'))).toBe(false)
  })
})

describe('snapshots are stable', () => {
  test('approving twice gives the same bytes and says that nothing changed', async () => {
    const folder = formFolder({ 'form.json': form(A), 'a.scenario.json': scenario(REQUIRED) })
    await accept(folder)
    const first = bytes(folder)
    expect((await accept(folder)).text).toBe('没有变化 2 份。')
    expect(bytes(folder)).toEqual(first)
  })

  test('a byte order mark and other line ends change nothing, in documents and snapshots', async () => {
    const plain = JSON.stringify(form(A), null, 2)
    const folder = formFolder({ 'form.json': plain, 'a.scenario.json': scenario(A) })
    await accept(folder)
    writeFiles(folder, { 'form.json': `\uFEFF${plain.replaceAll('\n', '\r\n')}` })
    writeFiles(folder, { 'a.scenario.json': `\uFEFF${JSON.stringify(scenario(A))}` })
    for (const name of snapshots(folder)) {
      const file = join(folder, '.approved', name)
      writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`)
    }
    const converted = bytes(folder)
    expect(await passes(folder)).toBe(true)
    expect((await accept(folder)).text).toBe('没有变化 2 份。')
    expect(bytes(folder)).toEqual(converted)
  })

  test.each([
    ['is no JSON', '{'],
    ['is of another version', '{ "picture": 0 }'],
    ['lacks its parts', '{ "picture": 1 }'],
  ])('a snapshot that %s fails until it is approved anew', async (_, spoilt) => {
    const folder = formFolder({ 'form.json': form(A) })
    await accept(folder)
    writeFileSync(join(folder, '.approved/form.picture.json'), spoilt)
    expect(await text(folder)).toContain('画像不能用')
    expect(await passes(folder)).toBe(false)
    await accept(folder)
    expect(await passes(folder)).toBe(true)
  })

  test('a scenario that cannot be read is not approved, and its snapshot stays', async () => {
    const folder = formFolder({ 'a.scenario.json': scenario(A) })
    await accept(folder)
    const before = bytes(folder)
    writeFiles(folder, { 'a.scenario.json': '{' })
    const { passed, text: said } = await accept(folder)
    expect(passed).toBe(false)
    expect(said).toContain('不能批准')
    expect(bytes(folder)).toEqual(before)
  })
})
