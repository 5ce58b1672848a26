import { createInterface } from 'node:readline/promises'
import { fill } from '#domain/text/fill.ts'
import { cleanText } from '#domain/text/kinds/textKindTable.ts'
import words from '#server/messages/setup.json' with { type: 'json' }

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
    name: name || (isNew ? await ask(words.askName) : ''),
    hosts: hosts.length > 0 || !isNew ? hosts : [await ask(words.askHost)],
    staff: cleanText('name', staff || (await ask(words.askStaff))),
    mobile: cleanText('mobile', mobile || (await ask(words.askMobile))),
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
  throw new Error(fill(words.missing, { what }))
}
