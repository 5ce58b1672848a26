import { resolve } from 'node:path'
import { haveKeyFiles } from '../encryption/keyFiles.ts'
import { readEnv } from '../settings/env.ts'
import type { StoreEvent } from '../store/storeLog.ts'
import { restoreBackup } from './restoreBackup.ts'

const USAGE = `用法：npm run restore -- 文件 [数据目录]

  把备份恢复到空的数据目录（不写就是 DATA_DIR），打开并清点。密钥文件 sealing.key 和 lookup.key 不在备份里：
  应在 SECRETS_DIR 中，或事先放在这个数据目录里。`

async function main(): Promise<number> {
  const [file, folder, ...more] = process.argv.slice(2)
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE)
  const env = readEnv(process.env)
  const dataDir = folder ? resolve(folder) : env.dataDir
  const secretsDir = haveKeyFiles(dataDir) ? dataDir : env.secretsDir
  const place = { dataDir, secretsDir }
  const { organisations, accounts, applications } = await restoreBackup(file, place, tell)
  console.log(
    `已恢复到 ${dataDir}：${organisations} 个学会，${accounts} 个账号，${applications} 份申请。`,
  )
  if (secretsDir !== dataDir && env.secretsDir === env.dataDir)
    console.log(`启动时请设 SECRETS_DIR=${secretsDir}：密钥在那里。`)
  return 0
}

function tell({ event, applied }: StoreEvent): void {
  if (event === 'store.migrated' && Array.isArray(applied))
    console.log(`数据库结构已升级：${applied.join('、')}`)
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
