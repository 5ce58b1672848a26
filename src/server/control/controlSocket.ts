import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/configuration.json' with { type: 'json' }
import type { ConfigAnswer, ConfigQuestion } from './questions.ts'

/** Path of the socket on which a running server answers: only one process can hold the embedded database. */
export const controlPath = (dataDir: string): string => join(dataDir, 'control.sock')

export interface ControlSocket {
  close(): Promise<void>
}

/** Largest question in bytes: a configuration with its assets. */
const MAX_BYTES = 64 * 1024 * 1024

/** Serves one question per connection, JSON in both directions; only the owner may connect (0600). */
export async function openControlSocket(
  dataDir: string,
  answer: (question: ConfigQuestion) => Promise<ConfigAnswer>,
): Promise<ControlSocket> {
  const path = controlPath(dataDir)
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    void readAll(socket)
      .then((text) => answer(JSON.parse(text) as ConfigQuestion))
      .catch(
        (error: unknown): ConfigAnswer => ({
          ok: false,
          lines: [fill(words.failed, { error: String(error) })],
        }),
      )
      .then((result) => socket.end(JSON.stringify(result)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Asks the running server; undefined when none listens. */
export async function askRunningServer(
  dataDir: string,
  question: ConfigQuestion,
): Promise<ConfigAnswer | undefined> {
  const socket = await connected(controlPath(dataDir))
  if (!socket) return undefined
  socket.end(JSON.stringify(question))
  return JSON.parse(await readAll(socket)) as ConfigAnswer
}

function connected(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ path, allowHalfOpen: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length
    if (size > MAX_BYTES) throw new Error('too long')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
