import type { FileFinding } from '#contract/finding.ts'
import type { Entry, Located } from '#lint/document/located.ts'
import {
  KEY_LISTS,
  KEY_MEMBERS,
  SECRET_ENV,
  SECRET_FILE,
  SECRET_MEMBERS,
} from '../../providers/pay/payDocument.ts'
import { configFinding } from './configFinding.ts'

/** Secrets must be references to permitted locations. The findings never repeat a value. */
export function checkPaySecrets(document: Located | undefined): FileFinding[] {
  const members = (document?.entries ?? []).flatMap((method) => method.value.entries)
  return members.flatMap(places).flatMap(({ name, value }) => {
    if (KEY_MEMBERS.includes(name) && typeof value.value === 'string') return []
    if (!SECRET_MEMBERS.includes(name) && !KEY_MEMBERS.includes(name)) return []
    const message = faultOf(value)
    return message ? [configFinding(value, { code: 'clear-secret', message, hint: HINT })] : []
  })
}

/** Keys in a list follow the same rules as a single one. */
const places = (member: Entry): Entry[] =>
  KEY_LISTS.includes(member.name)
    ? member.value.items
        .flatMap(({ entries }) => entries)
        .filter(({ name }) => name === 'key')
        .map((entry) => ({ ...entry, name: 'platformKey' }))
    : [member]

const HINT = '写成 {"env": "PAY_…"} 或 {"file": "相对 SECRETS_DIR 的路径"}'

function faultOf({ value, entries }: Located): string | undefined {
  if (typeof value !== 'object' || value === null) return '密钥不能写在配置里，只能写它在哪里'
  const [entry, ...others] = entries
  if (!entry || others.length > 0 || !isPlace(entry)) return '密钥的位置应是一个环境变量或一个文件'
  return undefined
}

function isPlace({ name, value }: Entry): boolean {
  if (typeof value.value !== 'string') return false
  if (name === 'env') return SECRET_ENV.test(value.value)
  return name === 'file' && SECRET_FILE.test(value.value)
}
