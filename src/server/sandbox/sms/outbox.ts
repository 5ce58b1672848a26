import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A message as the stand-in delivered it: nowhere but here. */
export interface SandboxMessage {
  at: string
  mobile: string
  signName: string
  templateCode: string
  templateParam: Record<string, string>
  outId: string
}

const KEPT = 200

/** One line a message in a file, so that every process on the machine sees them, newest first. */
export function createOutbox(path: string) {
  return {
    async deliver(message: SandboxMessage): Promise<void> {
      await mkdir(dirname(path), { recursive: true })
      await appendFile(path, `${JSON.stringify(message)}\n`)
    },
    async list(mobile?: string): Promise<SandboxMessage[]> {
      const text = await readFile(path, 'utf8').catch(() => '')
      const lines = text.split('\n').filter(Boolean)
      const messages = lines.map((line) => JSON.parse(line) as SandboxMessage).reverse()
      return messages.filter((message) => !mobile || message.mobile === mobile).slice(0, KEPT)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
