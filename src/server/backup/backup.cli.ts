import { resolve } from 'node:path'
import { readEnv } from '../settings/env.ts'
import { takeBackup } from './takeBackup.ts'

const USAGE = `用法：npm run backup -- 文件

  把内置数据库备份到文件（tar.gz），服务运行时也可以；数据库由 DATA_DIR 指定。`

async function main(): Promise<number> {
  const [file, ...more] = process.argv.slice(2)
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE)
  const { dataDir, databaseUrl, secretsDir } = readEnv(process.env)
  if (databaseUrl) throw new Error('已设置 DATABASE_URL：PostgreSQL 用 pg_dump 备份。')
  await takeBackup(dataDir, resolve(file))
  console.log(`已备份到 ${resolve(file)}`)
  console.log(`密钥不在备份里：${secretsDir} 中的 sealing.key 和 lookup.key 请另行保存。`)
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
