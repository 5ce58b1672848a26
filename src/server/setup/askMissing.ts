import { createInterface } from 'node:readline/promises'

/** What a society and its first member of staff are made of; name and hosts only where the society is new. */
export interface Facts {
  name: string
  hosts: string[]
  staff: string
  mobile: string
}

/** Asks at the terminal for what was not given; throws naming it where nobody can be asked. */
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
