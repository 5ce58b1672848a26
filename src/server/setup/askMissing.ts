import { createInterface } from 'node:readline/promises'

/** Data of a society and its first staff account; name and hosts only for a new society. */
export interface Facts {
  name: string
  hosts: string[]
  staff: string
  mobile: string
}

/** Prompts at the terminal for missing values; throws naming them when there is no terminal. */
export async function askMissing(given: Partial<Facts>, isNew: boolean): Promise<Facts> {
  const { name = '', hosts = [], staff = '', mobile = '' } = given
  const ask = process.stdin.isTTY ? askHere : refuse
  return {
    name: name || (isNew ? await ask('学会名称（--name）') : ''),
    hosts: hosts.length > 0 || !isNew ? hosts : [await ask('学会的域名（--host）')],
    staff: staff || (await ask('工作人员姓名（--staff）')),
    mobile: mobile || (await ask('工作人员手机号码（--mobile）')),
  }
}

async function askHere(what: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${what}：`)).trim()
  } finally {
    terminal.close()
  }
}

async function refuse(what: string): Promise<never> {
  throw new Error(`缺少${what}。`)
}
