import { connect, createServer, type Server } from 'node:net'

const ANSWER_MS = 1_000

/**
 * Binds a name only one living process can hold; resolves with `held` when another has it. Sends this process id to
 * those who connect.
 */
export function bindLock(name: string): Promise<Server | 'held'> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.end(String(process.pid))
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('held') : reject(error),
    )
    server.listen({ path: name, exclusive: true }, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** Returns the process id of the holder; 0 if it sends none; undefined when nothing listens. */
export function askHolder(name: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect(name)
    let holderText = ''
    let connected = false
    const finish = () => {
      socket.destroy()
      resolve(connected ? Number(holderText) || 0 : undefined)
    }
    socket.setTimeout(ANSWER_MS, () => {
      connected = true
      finish()
    })
    socket.on('connect', () => {
      connected = true
    })
    socket.on('data', (bytes) => {
      holderText += bytes.toString()
    })
    socket.on('error', finish)
    socket.on('close', finish)
  })
}

export function closeLock(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
