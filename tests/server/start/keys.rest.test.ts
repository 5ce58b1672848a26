import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { findAccountByMobile, insertAccount } from '#server/base/repositories/accounts.ts'
import { addKey, createKeyFiles } from '#server/encryption/keyFiles.ts'
import { openStore } from '#server/store/openStore.ts'
import { freshDataDir } from '../store/openDiskStore.ts'
import { newSociety } from '../store/societies.ts'

const MOBILE = '13812345678'

/** The command as `npm run keys` starts it. */
const keys = (dataDir: string, ...args: string[]) =>
  new Promise<{ code: number; text: string }>((done) => {
    const options = { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir } }
    const file = 'src/server/operate/config/keys.cli.ts'
    const child = execFile('node', ['--import', 'tsx', file, ...args], options, (_e, out, err) =>
      done({ code: child.exitCode ?? -1, text: out + err }),
    )
  })

test('a key is rotated and the former one dropped, which is refused as long as it is needed', async () => {
  const dataDir = await freshDataDir()
  const store = await openStore({ dataDir, log: () => {} })
  const orgId = await newSociety(store)
  await store.tx(orgId, (tx) =>
    insertAccount(tx, { userType: '1', realName: '李雷', mobile: MOBILE }),
  )
  await store.close()
  const [former = ''] = createKeyFiles(dataDir).ids()
  expect(await keys(dataDir, 'drop', former)).toMatchObject({
    code: 2,
    text: expect.stringContaining(`数据库还需要密钥 ${former}，没有删去。`),
  })
  const rotated = await keys(dataDir, 'rotate')
  const [current = ''] = createKeyFiles(dataDir).ids()
  expect(rotated).toMatchObject({ code: 0, text: expect.stringContaining('重新加密了 1 行。') })
  expect(rotated.text).toContain(`新密钥 ${current} 已写入 ${dataDir}`)
  expect(rotated.text).toContain(`npm run keys -- drop ${former}`)
  expect(await keys(dataDir, 'status')).toEqual({
    code: 0,
    text: `当前密钥 ${current}。\n全部内容都已用当前密钥加密。\n`,
  })
  expect(await keys(dataDir, 'drop', former)).toEqual({
    code: 0,
    text: `已删去密钥 ${former}；现有 ${current}。\n`,
  })
  const again = await openStore({ dataDir, log: () => {} })
  expect(await again.tx(orgId, (tx) => findAccountByMobile(tx, MOBILE))).toBeDefined()
  await again.close()
})

test('a key that was never noted is not dropped while a row is under it', async () => {
  const dataDir = await freshDataDir()
  const store = await openStore({ dataDir, log: () => {} })
  const orgId = await newSociety(store)
  const between = addKey(dataDir)
  await store.tx(orgId, (tx) =>
    insertAccount(tx, { userType: '1', realName: '李雷', mobile: MOBILE }),
  )
  await store.close()
  addKey(dataDir)
  expect(await keys(dataDir, 'drop', between)).toMatchObject({
    code: 2,
    text: expect.stringContaining(`数据库还需要密钥 ${between}，没有删去。`),
  })
  expect(createKeyFiles(dataDir).ids()).toContain(between)
})

test.each([[[]], [['drop']], [['status', 'more']], [['turn']]])(
  'keys %j says how it is used',
  async (args) => {
    const answer = await keys('/nowhere', ...args)
    expect(answer).toMatchObject({ code: 2, text: expect.stringContaining('npm run keys -- 命令') })
  },
)
