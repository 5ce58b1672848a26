import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STRONG_SITE } from '../support/realSettings.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-setup-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const NEW = ['--name', '新芽学会', '--host', 'young.example.org']
const PERSON = ['--staff', '姜白石', '--mobile', '13700000001']
const LINK = /https:\/\/young\.example\.org\/user\/setPassword\?ticket=[\w-]{43}\n/

/** `npm run setup` where nobody sits at a terminal. */
async function setup(args: string[], more: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH ?? '', ...STRONG_SITE, DATA_DIR: dataDir, ...more }
  const child = spawn('node', ['--import', 'tsx', 'src/server/operate/setup/cli.ts', ...args], {
    env,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, text }
}

test('a real site without anything becomes a society with a member of staff, by one command', async () => {
  const made = await setup(['young', ...NEW, ...PERSON])
  expect(made).toMatchObject({ code: 0, text: expect.stringMatching(LINK) })
  const again = await setup(['young', ...PERSON])
  expect(again).toMatchObject({ code: 0, text: expect.stringMatching(LINK) })
  expect(again.text.match(LINK)).not.toEqual(made.text.match(LINK))
})

test.each<[string, string[], Record<string, string>, string]>([
  [
    'a secret that could be guessed',
    ['young', ...PERSON],
    { SMS_SECRET: 'secret' },
    '请更换：SMS_SECRET',
  ],
  ['no code', [], {}, '用法：npm run setup'],
  ['a new society without a name', ['other', ...PERSON], {}, '缺少学会名称（--name）'],
  ['no mobile', ['young', '--staff', '姜白石'], {}, '缺少工作人员手机号码（--mobile）'],
  ['a mobile that is none', ['young', '--staff', '姜白石', '--mobile', '137'], {}, '手机号码应为'],
  [
    'a folder for a society that is there',
    ['young', 'fixtures/newSociety', ...PERSON],
    {},
    '已存在',
  ],
  [
    'a database that is not there',
    ['other', ...NEW, ...PERSON, '--database', 'two'],
    {},
    'DATABASE_SHARDS 中没有数据库 two。',
  ],
  [
    'another database for a society that is there',
    ['young', ...PERSON, '--database', 'main'],
    {},
    '学会“young”已存在，搬到数据库 main 用',
  ],
])('nothing is done with %s', async (_, args, env, said) => {
  const refused = await setup(args, env)
  expect(refused.code).toBe(2)
  expect(refused.text).toContain(said)
})
