import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isMobile } from '#domain/person/mobile.ts'
import { addressOf } from '../calls/siteAddress.ts'
import { askDesk } from '../config/askDesk.ts'
import type { ConfigAnswer } from '../config/questions.ts'
import { readConfigurationFolder } from '../services/configuration/configurationFolder.ts'
import type { ConfigurationDocuments } from '../services/configuration/orgConfiguration.ts'
import { type Env, readEnv } from '../settings/env.ts'
import { askMissing, type Facts } from './askMissing.ts'
import { newSociety } from './newSociety.ts'
import { probe } from './probes/probe.ts'
import { probesOf } from './probes/probesOf.ts'
import { weakSecrets } from './weakSecrets.ts'

const USAGE = `用法：npm run setup -- 组织代码 [文件夹] [选项]

  开通一个学会和它的第一位工作人员。不给文件夹时用空白模板新建；学会已存在时只开通工作人员。

  --name 名称      学会名称（新建时）
  --host 域名      学会的域名，可写多次（新建时）
  --staff 姓名     工作人员姓名
  --mobile 号码    工作人员手机号码；已是工作人员的，重新给出设置密码的链接
  --check          只检查：向每个已配置的外部服务各问一次，并显示其答复

在终端里运行时，没有写的会逐项询问。`

class Usage extends Error {}

const { values, positionals } = readArguments()

function readArguments() {
  try {
    return parseArgs({
      options: {
        name: { type: 'string' },
        host: { type: 'string', multiple: true },
        staff: { type: 'string' },
        mobile: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

async function main(): Promise<number> {
  const env = readEnv(process.env)
  const weak = env.demo ? [] : weakSecrets(process.env)
  if (weak.length > 0) throw new Error(`这些密钥太容易猜到，请更换：${weak.join('、')}`)
  const [org = '', folder] = positionals
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(org)) throw new Usage()
  if (values.check) return (await check(org, env)) ? 0 : 1
  const isKnown = (await askDesk({ command: 'versions', org })).ok
  const facts = await askMissing({ ...values, hosts: values.host ?? [] }, !isKnown && !folder)
  if (!isMobile(facts.mobile)) throw new Error('手机号码应为 1 开头的 11 位数字。')
  if (isKnown && folder) throw new Error(`学会“${org}”已存在，修改配置用 npm run config -- push。`)
  if (!isKnown && !(await create(org, folder, facts))) return 1
  const answer = await invite(org, facts)
  if (answer.link) announce(answer.link, facts, env)
  if (answer.ok && !env.demo) await check(org, env)
  return answer.ok ? 0 : 1
}

/** Prints which services are configured and the result of each probe. */
async function check(org: string, env: Env): Promise<boolean> {
  if (env.demo) throw new Error('这是演示环境，外部服务都是本机替身，没有可以检查的。')
  const { documents } = await askDesk({ command: 'pull', org })
  if (!documents) throw new Error(`组织“${org}”还没有配置。`)
  const { probes, lacking } = await probesOf(env, documents)
  const answers = await probe(probes)
  console.log('\n外部服务：')
  for (const line of [...answers.map((answer) => answer.line), ...lacking]) console.log(`  ${line}`)
  return answers.every(({ ok }) => ok) && lacking.every((line) => !line.startsWith('✗'))
}

async function create(org: string, folder: string | undefined, facts: Facts): Promise<boolean> {
  const documents = await documentsOf(org, folder, facts)
  const author = userInfo().username
  return printed(await askDesk({ command: 'push', org, documents, base: 0, author, note: '开通' }))
    .ok
}

async function documentsOf(
  code: string,
  folder: string | undefined,
  { name: orgName, hosts }: Facts,
): Promise<ConfigurationDocuments> {
  if (!folder) return newSociety({ code, orgName, hosts })
  const path = resolve(folder)
  if (!existsSync(path)) throw new Error(`没有这个文件夹：${path}`)
  return readConfigurationFolder(path)
}

const invite = async (org: string, { staff: realName, mobile }: Facts): Promise<ConfigAnswer> =>
  printed(
    await askDesk({
      command: 'staff',
      org,
      invited: { realName, mobile },
      author: userInfo().username,
    }),
  )

function printed(answer: ConfigAnswer): ConfigAnswer {
  for (const line of answer.lines) console.log(line)
  return answer
}

function announce(
  { hosts, path }: NonNullable<ConfigAnswer['link']>,
  { staff, mobile }: Facts,
  { siteUrl, port }: { siteUrl: string; port: number },
): void {
  const [host = 'localhost'] = hosts
  console.log(`请把下面的链接交给${staff}（${mobile}），一天内有效，只能用一次：`)
  console.log(`  ${addressOf(siteUrl, { host, port })}${path}`)
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Usage ? USAGE : (error as Error).message)
  process.exitCode = 2
}
