import { createLineFile } from '../lineFile.ts'

/** A message delivered by the emulator, and nowhere else. */
export interface SandboxMessage {
  at: string
  mobile: string
  signName: string
  templateCode: string
  templateParam: Record<string, string>
  outId: string
}

/** Stores delivered messages, newest first. */
export function createOutbox(path: string) {
  const file = createLineFile<SandboxMessage>(path)
  return {
    deliver: file.add,
    list: (mobile?: string) => file.list((message) => !mobile || message.mobile === mobile),
  }
}

export type Outbox = ReturnType<typeof createOutbox>
