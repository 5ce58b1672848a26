import { addKey, createKeyFiles, dropKey, SEALING_KEYS } from '../encryption/keyFiles.ts'
import { readEnv } from '../settings/env.ts'
import { askDesk } from './askDesk.ts'

const USAGE = `用法：npm run keys -- 命令

  status      显示密钥，以及还有多少内容没有用当前密钥加密
  rotate      换一个新密钥，并用它重新加密；服务可以照常运行
  reencrypt   换密钥中断后继续
  drop 密钥   从 ${SEALING_KEYS} 中删去一个不再需要的旧密钥

密钥文件在 SECRETS_DIR；数据库由 DATABASE_URL 或 DATA_DIR 指定，内置数据库正在使用时，由运行中的服务执行。`

class Usage extends Error {}

async function main(): Promise<number> {
  const [command, id, ...more] = process.argv.slice(2)
  const { secretsDir } = readEnv(process.env)
  if (more.length > 0 || (command === 'drop') !== (id !== undefined)) throw new Usage()
  if (command === 'status') return tell({ command: 'keys' })
  if (command === 'rotate') return rotate(secretsDir)
  if (command === 'reencrypt') return tell({ command: 'reencrypt' })
  if (command === 'drop') return drop(secretsDir, id ?? '')
  throw new Usage()
}

async function tell(question: { command: 'keys' | 'reencrypt' }): Promise<number> {
  const { ok, lines } = await askDesk(question)
  for (const line of lines) console.log(line)
  return ok ? 0 : 1
}

/** Adds a new current key. The former key stays in the file, because older backups need it. */
async function rotate(secretsDir: string): Promise<number> {
  const former = (await askDesk({ command: 'keys' })).keys?.current ?? ''
  console.log(
    `新密钥 ${added(secretsDir)} 已写入 ${secretsDir} 中的 ${SEALING_KEYS}，正在重新加密……`,
  )
  const code = await tell({ command: 'reencrypt' })
  console.log(
    `此前的备份仍需要密钥 ${former}；这些备份都过期后，执行 npm run keys -- drop ${former}`,
  )
  return code
}

function added(secretsDir: string): string {
  try {
    return addKey(secretsDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EROFS') throw error
    throw new Error(
      `不能写入 ${secretsDir}：请按运行指南手工把新密钥加在 ${SEALING_KEYS} 的第一行，再执行 npm run keys -- reencrypt。`,
    )
  }
}

/**
 * Removes a former key. Refused while any row is not under the current key, since it may need a key that was never
 * recorded.
 */
async function drop(secretsDir: string, id: string): Promise<number> {
  const { keys, lines } = await askDesk({ command: 'keys' })
  if (!keys || keys.outdated > 0 || keys.current === id || keys.former.includes(id)) {
    for (const line of lines) console.error(line)
    throw new Error(`数据库还需要密钥 ${id}，没有删去。`)
  }
  if (!dropKey(secretsDir, id)) throw new Error(`${SEALING_KEYS} 中没有密钥 ${id}。`)
  console.log(`已删去密钥 ${id}；现有 ${createKeyFiles(secretsDir).ids().join('、')}。`)
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Usage ? USAGE : (error as Error).message)
  process.exitCode = 2
}
