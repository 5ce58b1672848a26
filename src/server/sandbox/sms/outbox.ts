import { createLineFile } from '../lineFile.ts'

/** A message as the stand-in delivered it: nowhere but here. */
export interface SandboxMessage {
  at: string
  mobile: string
  signName: string
  templateCode: string
  templateParam: Record<string, string>
  outId: string
}

/** Delivered messages, newest first. */
export function createOutbox(path: string) {
  const file = createLineFile<SandboxMessage>(path)
  return {
    deliver: file.add,
    list: (mobile?: string) => file.list((message) => !mobile || message.mobile === mobile),
  }
}

export type Outbox = ReturnType<typeof createOutbox>
